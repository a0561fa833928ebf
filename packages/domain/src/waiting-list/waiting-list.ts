import { overlaps, type RentalPeriod } from '../rental-period.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** For how long who was told goes before the next in line, and for how long a wish waits to be confirmed, in milliseconds. */
export const TURN_MS = DAY_MS
export const UNCONFIRMED_MS = DAY_MS

/** The most wishes of one landing, and of one address on it. */
export const MAX_WISHES = 1000
export const MAX_WISHES_OF_ADDRESS = 10

/** A wish of a waiting list as far as turns look at it. */
export interface Waiting {
  readonly period: RentalPeriod
  /** The pools of what is wished: that of a vehicle, or all of its landing. */
  readonly pools: ReadonlySet<number>
  /** When its address was confirmed, which is its place in line; null where it does not count yet. */
  readonly confirmedAt: Date | null
  readonly toldAt: Date | null
}

/**
 * The wishes of one account that are told now, in line, whichever landing they are for: those that can be booked, were never told, and that no other stands before which
 * was told less than a day ago and wishes for the same time and the same vehicles.
 *
 * Source: rules.md, "Waiting list".
 */
export function nextInLine<W extends Waiting>(
  wishes: readonly W[],
  canBeBooked: (wish: W) => boolean,
  now: Date,
): W[] {
  const turns: Waiting[] = wishes.filter(
    ({ toldAt }) => toldAt !== null && now.getTime() - toldAt.getTime() < TURN_MS,
  )
  const line = wishes
    .filter(({ confirmedAt, toldAt }) => confirmedAt !== null && toldAt === null)
    .toSorted((one, other) => Number(one.confirmedAt) - Number(other.confirmedAt))
  const told: W[] = []
  for (const wish of line) {
    if (turns.some((turn) => isForSame(turn, wish)) || !canBeBooked(wish)) continue
    turns.push(wish)
    told.push(wish)
  }
  return told
}

const isForSame = (one: Waiting, other: Waiting): boolean =>
  overlaps(one.period, other.period) && [...one.pools].some((pool) => other.pools.has(pool))
