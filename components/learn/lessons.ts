/** What the learner does, by what it comes to. */
export type Deed =
  /** One of the lesson's own cards was looked at; or another. */
  | 'read'
  | 'read-other'
  | 'given'
  | 'thanked'
  | 'laid'
  | 'unsuccessful'
  | 'mistaken'
  | 'forgot-please'
  | 'forgot-thanks'
  /** The turn has come back to the learner. */
  | 'my-turn'
  | 'hand-over'

/** A kind word when something else was done than the lesson is about. */
export type Hint =
  | 'otherCard'
  | 'notTheList'
  | 'notYet'
  | 'notThere'
  | 'please'
  | 'thanks'
  | 'gotIt'
  | 'tooPolite'
  | 'rightly'

/** A polite request: whom, and for what. */
export interface Request {
  readonly of: number
  readonly card: string
}

/** A small step to be played: the learner sits in seat 0 and has the turn, computer players in 1 and 2. */
export interface Lesson {
  readonly id: (typeof ORDER)[number]
  readonly deck: 'short' | 'traditional'
  readonly list: 'shown' | 'withdrawn'
  /** For each seat its cards; a set's name stands for all its cards, `...` for all that nobody else is dealt. */
  readonly deal: readonly [string, string, string]
  /** What the learner is to ask for, and whom. */
  readonly card: string
  readonly who: 1 | 2
  /** Own cards that are to be looked at. */
  readonly reads?: readonly string[]
  /** What the learner has asked for already. */
  readonly before?: readonly Request[]
  /** What computer players ask for, one after another, when it is their turn. */
  readonly replies?: readonly Request[]
  readonly done: readonly Deed[]
  /** What is to be said to other deeds; those not named pass. */
  readonly hints: Readonly<Partial<Record<Deed, Hint>>>
}

/** The ten steps, in their order. */
export const ORDER = [
  'sets',
  'lists',
  'please',
  'thanks',
  'left',
  'safe',
  'forgetting',
  'mistake',
  'emptyHand',
  'scoring',
] as const

const MANNERS = {
  unsuccessful: 'notThere',
  'forgot-please': 'please',
  'forgot-thanks': 'thanks',
} as const

const ONLY_LOOKING = {
  given: 'notYet',
  unsuccessful: 'notYet',
  'forgot-please': 'notYet',
} as const

const GUIDED = { deck: 'short', list: 'shown' } as const

const FOR_ADVENT = {
  ...GUIDED,
  deal: ['lent fridays bishop chalice', 'fasts-list priest paten baptism', '...'],
  card: 'advent',
  who: 2,
  hints: MANNERS,
} as const

/** What is played in the ten steps. */
export const LESSONS: readonly Lesson[] = [
  {
    ...GUIDED,
    id: 'sets',
    deal: ['lent advent bishop priest chalice', 'fasts-list fridays deacon baptism', '...'],
    card: 'lent',
    who: 1,
    reads: ['lent', 'advent'],
    done: ['read'],
    hints: { ...ONLY_LOOKING, 'read-other': 'otherCard' },
  },
  {
    ...GUIDED,
    id: 'lists',
    deal: ['fasts-list lent bishop chalice baptism', 'fridays paten deacon', '...'],
    card: 'fasts-list',
    who: 1,
    reads: ['fasts-list'],
    done: ['read'],
    hints: { ...ONLY_LOOKING, 'read-other': 'notTheList' },
  },
  { ...FOR_ADVENT, id: 'please', done: ['given'] },
  {
    ...FOR_ADVENT,
    id: 'thanks',
    before: [{ of: 2, card: 'advent' }],
    done: ['thanked'],
  },
  {
    ...GUIDED,
    id: 'left',
    deal: ['bishop priest chalice flagon', 'paten alms-dish fasts-list baptism', '...'],
    card: 'deacon',
    who: 1,
    replies: [
      { of: 2, card: 'flagon' },
      { of: 1, card: 'bishop' },
    ],
    done: ['my-turn'],
    hints: { given: 'gotIt', 'forgot-please': 'please' },
  },
  {
    ...GUIDED,
    id: 'safe',
    deal: ['greater-sacraments-list baptism bishop chalice', '...', 'fasts-list lent priest paten'],
    card: 'holy-communion',
    who: 1,
    done: ['laid'],
    hints: MANNERS,
  },
  {
    ...GUIDED,
    id: 'forgetting',
    deal: ['chalice paten lent', '...', 'bishop advent baptism'],
    card: 'flagon',
    who: 1,
    done: ['forgot-please'],
    hints: { given: 'tooPolite', unsuccessful: 'tooPolite' },
  },
  {
    id: 'mistake',
    deck: 'traditional',
    list: 'withdrawn',
    deal: [
      'amice girdle',
      'fasts ministers prayer altar-vessels ...',
      'baptism alb lesser-sacraments parts-of-a-church gifts-of-the-holy-ghost feasts',
    ],
    card: 'baptism',
    who: 2,
    done: ['mistaken'],
    hints: { ...MANNERS, given: 'rightly' },
  },
  {
    ...GUIDED,
    id: 'emptyHand',
    deal: ['greater-sacraments', 'lent advent bishop chalice paten', '...'],
    card: 'lent',
    who: 1,
    done: ['given', 'unsuccessful'],
    hints: { 'forgot-please': 'please' },
  },
  {
    ...GUIDED,
    id: 'scoring',
    deal: ['fasts ministers-list bishop priest', 'greater-sacraments', 'altar-vessels deacon'],
    card: 'deacon',
    who: 2,
    done: ['hand-over'],
    hints: MANNERS,
  },
]
