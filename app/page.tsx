import { FrontPage } from '@/components/home/FrontPage'
import { Framed } from './Framed'

export default function Front() {
  return (
    <Framed isFront>
      <FrontPage />
    </Framed>
  )
}
