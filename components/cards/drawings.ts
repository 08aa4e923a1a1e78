import adoration from './drawings/adoration.svg'
import advent from './drawings/advent.svg'
import alb from './drawings/alb.svg'
import almsDish from './drawings/alms-dish.svg'
import amice from './drawings/amice.svg'
import baptism from './drawings/baptism.svg'
import bishop from './drawings/bishop.svg'
import candlemas from './drawings/candlemas.svg'
import chalice from './drawings/chalice.svg'
import chasuble from './drawings/chasuble.svg'
import confession from './drawings/confession.svg'
import deacon from './drawings/deacon.svg'
import flagon from './drawings/flagon.svg'
import font from './drawings/font.svg'
import fridays from './drawings/fridays.svg'
import girdle from './drawings/girdle.svg'
import holyCommunion from './drawings/holy-communion.svg'
import intercession from './drawings/intercession.svg'
import knowledge from './drawings/knowledge.svg'
import ladyDay from './drawings/lady-day.svg'
import lectern from './drawings/lectern.svg'
import lent from './drawings/lent.svg'
import maniple from './drawings/maniple.svg'
import matrimony from './drawings/matrimony.svg'
import paten from './drawings/paten.svg'
import petition from './drawings/petition.svg'
import priest from './drawings/priest.svg'
import stole from './drawings/stole.svg'
import thanksgiving from './drawings/thanksgiving.svg'

/** A file that the page fetches by its address. */
interface File {
  readonly src: string
}

/** The drawing of each picture card, by the card's slug. */
export const drawings: Readonly<Record<string, File>> = {
  adoration,
  advent,
  alb,
  'alms-dish': almsDish,
  amice,
  baptism,
  bishop,
  candlemas,
  chalice,
  chasuble,
  confession,
  deacon,
  flagon,
  font,
  fridays,
  girdle,
  'holy-communion': holyCommunion,
  intercession,
  knowledge,
  'lady-day': ladyDay,
  lectern,
  lent,
  maniple,
  matrimony,
  paten,
  petition,
  priest,
  stole,
  thanksgiving,
}
