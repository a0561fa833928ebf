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
  /** Acknowledged blocks, by their id: `removing` until their removal was acknowledged too. */
  blocks: Record<string, 'held' | 'removing' | 'removed'>
  /** Acknowledged entries of the ledgers of reservations. */
  entries: number[]
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
  blocks: {},
  entries: [],
  edits: {},
  pictures: [],
  tokens: [],
})

/** A reservation as calls answer it, as far as it changes at the desk. */
export interface AtDesk {
  id: number
  status: string
  revision: number
}

/** A new reservation as calls answer it. */
export interface Reserved extends AtDesk {
  reference: string
}

/** Records an acknowledged reservation. */
export function noteReserved(ledger: Ledger, key: string, reserved: Reserved): void {
  ledger.reservations[key] = reserved.reference
  noteAtDesk(ledger, reserved)
}

/** Records where a reservation stands, unless a later answer has told of it already. */
export function noteAtDesk({ desk }: Ledger, { id, status, revision }: Partial<AtDesk>): void {
  if (id === undefined || status === undefined || revision === undefined) return
  if ((desk[id]?.revision ?? -1) < revision) desk[id] = { status, revision }
}

/** The number of acknowledged changes by kind, as text. */
export const summaryOf = ({ reservations, desk, blocks, entries, edits, pictures, tokens }: Ledger): string =>
  [
    `${Object.keys(reservations).length} reservations`,
    `${Object.values(desk).reduce((sum, { revision }) => sum + revision, 0)} steps and changes at the desk`,
    `${Object.keys(blocks).length} blocks`,
    `${entries.length} entries of money`,
    `${editsOf(edits)} edits`,
    `${pictures.length} pictures`,
    `${tokens.length} logins`,
  ].join(', ')

const editsOf = (edits: Ledger['edits']): number =>
  Object.values(edits).reduce((sum, { count }) => sum + count, 0)
