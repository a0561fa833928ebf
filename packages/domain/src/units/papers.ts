import { addDays, type CalendarDate } from '../wall-clock.ts'

/** The papers of a unit. A marbete is the yearly permit to circulate. */
export const PAPERS = ['insurance', 'inspection', 'marbete', 'other'] as const
export type Paper = (typeof PAPERS)[number]

/** How many days before a paper expires its operator is told. */
export const PAPER_WARNING_DAYS = 30

/** The last day on which each paper of a unit is valid; null is not known. */
export type PaperExpiries = { readonly [P in Paper as `${P}Until`]: CalendarDate | null }

/** A paper that has expired, or expires within 30 days. */
export interface DuePaper {
  readonly paper: Paper
  /** The last day on which it is valid. */
  readonly until: CalendarDate
  readonly isExpired: boolean
}

/** The papers that have expired or soon do, the earliest first. Source: rules.md, "Units". */
export const duePapers = (expiries: PaperExpiries, today: CalendarDate): DuePaper[] =>
  PAPERS.flatMap((paper) => {
    const until = expiries[`${paper}Until`]
    if (until === null || until > addDays(today, PAPER_WARNING_DAYS)) return []
    return [{ paper, until, isExpired: until < today }]
  }).sort((one, other) => (one.until < other.until ? -1 : one.until > other.until ? 1 : 0))
