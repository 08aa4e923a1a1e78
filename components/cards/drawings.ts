import adoration from './drawings/adoration.svg'
import advent from './drawings/advent.svg'
import alb from './drawings/alb.svg'
import allSaintsDay from './drawings/all-saints-day.svg'
import almsDish from './drawings/alms-dish.svg'
import altar from './drawings/altar.svg'
import amice from './drawings/amice.svg'
import ascensionDay from './drawings/ascension-day.svg'
import baptism from './drawings/baptism.svg'
import bishop from './drawings/bishop.svg'
import candlemas from './drawings/candlemas.svg'
import chalice from './drawings/chalice.svg'
import chancel from './drawings/chancel.svg'
import chasuble from './drawings/chasuble.svg'
import christmasDay from './drawings/christmas-day.svg'
import confession from './drawings/confession.svg'
import confirmation from './drawings/confirmation.svg'
import counsel from './drawings/counsel.svg'
import deacon from './drawings/deacon.svg'
import easterDay from './drawings/easter-day.svg'
import epiphany from './drawings/epiphany.svg'
import flagon from './drawings/flagon.svg'
import font from './drawings/font.svg'
import fridays from './drawings/fridays.svg'
import ghostlyStrength from './drawings/ghostly-strength.svg'
import girdle from './drawings/girdle.svg'
import holyCommunion from './drawings/holy-communion.svg'
import holyFear from './drawings/holy-fear.svg'
import holyOrders from './drawings/holy-orders.svg'
import intercession from './drawings/intercession.svg'
import knowledge from './drawings/knowledge.svg'
import ladyDay from './drawings/lady-day.svg'
import lectern from './drawings/lectern.svg'
import lent from './drawings/lent.svg'
import maniple from './drawings/maniple.svg'
import matrimony from './drawings/matrimony.svg'
import nave from './drawings/nave.svg'
import paten from './drawings/paten.svg'
import penance from './drawings/penance.svg'
import petition from './drawings/petition.svg'
import priest from './drawings/priest.svg'
import pulpit from './drawings/pulpit.svg'
import stole from './drawings/stole.svg'
import thanksgiving from './drawings/thanksgiving.svg'
import trinitySunday from './drawings/trinity-sunday.svg'
import trueGodliness from './drawings/true-godliness.svg'
import unction from './drawings/unction.svg'
import understanding from './drawings/understanding.svg'
import whitsunday from './drawings/whitsunday.svg'
import wisdom from './drawings/wisdom.svg'

/** A file that the page fetches by its address. */
interface File {
  readonly src: string
}

/** The drawing of each picture card, by the card's slug. */
export const drawings: Readonly<Record<string, File>> = {
  adoration,
  advent,
  alb,
  'all-saints-day': allSaintsDay,
  'alms-dish': almsDish,
  altar,
  amice,
  'ascension-day': ascensionDay,
  baptism,
  bishop,
  candlemas,
  chalice,
  chancel,
  chasuble,
  'christmas-day': christmasDay,
  confession,
  confirmation,
  counsel,
  deacon,
  'easter-day': easterDay,
  epiphany,
  flagon,
  font,
  fridays,
  'ghostly-strength': ghostlyStrength,
  girdle,
  'holy-communion': holyCommunion,
  'holy-fear': holyFear,
  'holy-orders': holyOrders,
  intercession,
  knowledge,
  'lady-day': ladyDay,
  lectern,
  lent,
  maniple,
  matrimony,
  nave,
  paten,
  penance,
  petition,
  priest,
  pulpit,
  stole,
  thanksgiving,
  'trinity-sunday': trinitySunday,
  'true-godliness': trueGodliness,
  unction,
  understanding,
  whitsunday,
  wisdom,
}
