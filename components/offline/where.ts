/** Tells the worker where this page is, whenever it asks. @returns stops it */
export function tellWhere(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const tell = ({ data, ports }: MessageEvent) => {
    if (data?.where === true) ports[0]?.postMessage(location.pathname)
  }
  serviceWorker.addEventListener('message', tell)
  return () => serviceWorker.removeEventListener('message', tell)
}
