'use client'

import { type RefObject, useEffect, useState } from 'react'

/** The height of the bar that stays at the top (page.css), in pixels at usual text size. */
const BAR = 54

/** Whether an element has been scrolled away. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      ([latest]) => setOut(latest !== undefined && !latest.isIntersecting),
      { rootMargin: `-${BAR}px 0px 0px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
