import { DIRECTIONS, type DirectKind } from '@nelly/domain/ledger/entry'
import type { Ledger } from './ledger.ts'
import type { Query } from './query.ts'

interface Entry {
  readonly id: number
  readonly account: number
  readonly reservation: number
  readonly kind: DirectKind | 'reversal'
  readonly isOfPrice: boolean
  readonly amount: number
  readonly currency: string
  readonly balance: number
  readonly held: number
  readonly reverses: number | null
  readonly year: number | null
  readonly receipt: number | null
}

/**
 * Checks the money of all accounts, entry by entry: what each adds goes by its kind, no more is given back of a deposit than is held,
 * none is reversed twice, receipts have no gap, and what a price owes is what its reservation costs. Acknowledged entries exist.
 */
export async function auditMoney(query: Query, { entries: acknowledged }: Ledger): Promise<string[]> {
  const entries = (await query(`
    select id, account_id as account, reservation_id as reservation, kind, is_of_price as "isOfPrice",
      booked_minor::float8 as amount, booked_currency as currency, balance_minor::float8 as balance, held_minor::float8 as held,
      reverses_id as reverses, receipt_year as year, receipt_number as receipt
    from ledger_entries order by id`)) as unknown as Entry[]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const lost = acknowledged.filter((id) => !byId.has(id))
  return [
    ...lost.map((id) => `entry ${id} was acknowledged and is lost`),
    ...entries.flatMap((entry) => entryFaults(entry, byId)),
    ...reversedTwice(entries),
    ...heldFaults(entries),
    ...(await receiptFaults(query, entries)),
    ...(await priceFaults(query, entries)),
  ]
}

function entryFaults(entry: Entry, byId: ReadonlyMap<number, Entry>): string[] {
  const { id, kind, reverses, amount } = entry
  const reversed = reverses === null ? undefined : byId.get(reverses)
  const original = reversed ?? entry
  if (original.kind === 'reversal' || (kind === 'reversal') !== (reversed !== undefined))
    return [`entry ${id} reverses what can't be`]
  const sign = reversed ? -1 : 1
  const { balance, held } = DIRECTIONS[original.kind]
  const isRight =
    amount > 0 &&
    amount === original.amount &&
    entry.reservation === original.reservation &&
    entry.balance === sign * balance * amount + 0 &&
    entry.held === sign * held * amount + 0
  return isRight ? [] : [`entry ${id} does not add what its kind says`]
}

function reversedTwice(entries: readonly Entry[]): string[] {
  const reversed = entries.flatMap(({ reverses }) => reverses ?? [])
  const twice = reversed.filter((id, index) => reversed.indexOf(id) !== index)
  return twice.map((id) => `entry ${id} is reversed twice`)
}

/** In the order in which they were written, so that none was given back before it was held. */
function heldFaults(entries: readonly Entry[]): string[] {
  return [...Map.groupBy(entries, ({ reservation }) => reservation)].flatMap(([reservation, those]) => {
    let held = 0
    const isBelow = those.some((entry) => {
      held += entry.held
      return held < 0
    })
    return isBelow ? [`of reservation ${reservation} more is given back than is held`] : []
  })
}

async function receiptFaults(query: Query, entries: readonly Entry[]): Promise<string[]> {
  const last = new Map(
    (await query(`select account_id, year, last from paper_numbers where kind = 'receipt'`)).map((row) => [
      `${row.account_id}-${row.year}`,
      Number(row.last),
    ]),
  )
  const numbers = Map.groupBy(
    entries.filter(({ receipt }) => receipt !== null),
    ({ account, year }) => `${account}-${year}`,
  )
  return [...new Set([...last.keys(), ...numbers.keys()])].flatMap((which) => {
    const given = (numbers.get(which) ?? []).map(({ receipt }) => receipt ?? 0).sort((a, b) => a - b)
    const isWhole = given.length === last.get(which) && given.every((number, index) => number === index + 1)
    return isWhole ? [] : [`receipts of ${which} are ${given.join(', ')}, counted to ${last.get(which)}`]
  })
}

/** What is owed by the price, by the reservation itself. */
async function priceFaults(query: Query, entries: readonly Entry[]): Promise<string[]> {
  const rows = await query(`
    select id, status, currency, total_minor::float8 as total, cancellation_fee_minor::float8 as fee,
      cancelled_at is not null as "isCancelled", deleted_at is not null as "isDeleted"
    from reservations where block_id is null`)
  const ofPrice = Map.groupBy(
    entries.filter(({ isOfPrice }) => isOfPrice),
    ({ reservation }) => reservation,
  )
  return rows.flatMap(({ id, status, currency, total, fee, isCancelled, isDeleted }) => {
    const isFree = isDeleted || ['requested', 'declined', 'expired'].includes(String(status))
    const owed = isFree ? 0 : Number(isCancelled ? fee : total)
    const charged = (ofPrice.get(Number(id)) ?? [])
      .filter((entry) => entry.currency === currency)
      .reduce((sum, { balance }) => sum + balance, 0)
    return charged === owed ? [] : [`reservation ${id} owes ${owed} by its price, and is charged ${charged}`]
  })
}
