/**
 * What clients were told, and what they asked for without being told: plain values, so that it can be handed to another
 * process. An auditor compares it with what is kept.
 */
export interface Ledger {
  landing: number
  /** Reservations that were acknowledged: the reference of each, by its key. */
  reservations: Record<string, string>
  /** Reservations that were sent and never answered, by their key; each is sent again later. */
  unanswered: Record<string, object>
  /** Names of vehicles, by the vehicle's id. */
  edits: Record<string, Edit>
  /** Pictures that were acknowledged. */
  pictures: { vehicle: number; path: string }[]
  /** Tokens of sessions that were acknowledged. */
  tokens: string[]
}

/** The last name that was acknowledged, and those that were sent after it: any of them may be the kept one. */
interface Edit {
  acknowledged: string
  sentSince: string[]
  /** How many were acknowledged by now. */
  count: number
}

/** A ledger with nothing in it. */
export const emptyLedger = (landing: number): Ledger => ({
  landing,
  reservations: {},
  unanswered: {},
  edits: {},
  pictures: [],
  tokens: [],
})

/** How much of each kind was acknowledged, for people. */
export const told = ({ reservations, edits, pictures, tokens }: Ledger): string =>
  [
    `${Object.keys(reservations).length} reservations`,
    `${editsOf(edits)} edits`,
    `${pictures.length} pictures`,
    `${tokens.length} logins`,
  ].join(', ')

const editsOf = (edits: Ledger['edits']): number =>
  Object.values(edits).reduce((sum, { count }) => sum + count, 0)
