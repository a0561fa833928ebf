/**
 * The requests of clients and their responses: plain values, so that it can be passed to another process. An auditor
 * compares it with the stored data.
 */
export interface Ledger {
  landing: number
  /** Acknowledged reservations: the reference of each, by its key. */
  reservations: Record<string, string>
  /** Reservations that were sent without a response, by their key; each is retried later. */
  unanswered: Record<string, object>
  /** What was last acknowledged of the reservations at the desk, by their id. */
  desk: Record<string, { status: string; revision: number }>
  /** Names of vehicles, by the vehicle's id. */
  edits: Record<string, Edit>
  /** Acknowledged pictures. */
  pictures: { vehicle: number; path: string }[]
  /** Tokens of acknowledged sessions. */
  tokens: string[]
}

/** The last acknowledged name, and those that were sent after it: any of them may be the stored one. */
interface Edit {
  acknowledged: string
  sentSince: string[]
  /** How many were acknowledged so far. */
  count: number
}

/** An empty ledger. */
export const emptyLedger = (landing: number): Ledger => ({
  landing,
  reservations: {},
  unanswered: {},
  desk: {},
  edits: {},
  pictures: [],
  tokens: [],
})

/** The number of acknowledged changes by kind, as text. */
export const summaryOf = ({ reservations, desk, edits, pictures, tokens }: Ledger): string =>
  [
    `${Object.keys(reservations).length} reservations`,
    `${Object.values(desk).reduce((sum, { revision }) => sum + revision, 0)} steps and changes at the desk`,
    `${editsOf(edits)} edits`,
    `${pictures.length} pictures`,
    `${tokens.length} logins`,
  ].join(', ')

const editsOf = (edits: Ledger['edits']): number =>
  Object.values(edits).reduce((sum, { count }) => sum + count, 0)
