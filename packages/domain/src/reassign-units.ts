import type { Booked } from './booked.ts'
import { overlaps, type RentalPeriod } from './rental-period.ts'
import type { WallClock } from './wall-clock.ts'

/** How many reservations are placed before the search for an assignment is given up (decision 0084). */
const MAX_STEPS = 20_000

/** A reservation that changes its unit. */
export interface Move {
  id: number
  unit: number
}

/**
 * The unit for a new reservation where others change theirs to make room, or undefined where no assignment was found.
 * What has begun at `now` and blocks keep their unit.
 *
 * Source: rules.md, "Availability".
 */
export function reassign(
  booked: readonly Booked[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
): { unit: number; moved: Move[] } | undefined {
  const { fixed, movable } = apart(booked, now)
  const added = { id: undefined, unit: undefined, period: requested }
  const placed = placeAll([...together(movable, requested), added], fixed, units)
  const unit = placed?.find(({ id }) => id === undefined)?.next
  return placed && unit !== undefined ? { unit, moved: movesOf(placed) } : undefined
}

/**
 * The reservations that change their unit to make room for a block of one unit, or undefined where no assignment was
 * found. What has begun at `now` keeps its unit, also where it is in the way of the block.
 *
 * Source: rules.md, "Blocks".
 */
export function roomForBlock(
  booked: readonly Booked[],
  block: Pick<Booked, 'unit' | 'period'>,
  units: number,
  now: WallClock,
): Move[] | undefined {
  const { fixed, movable } = apart(booked, now)
  const placed = placeAll(
    together(movable, block.period),
    [...fixed, { ...block, id: 0, isBlock: true }],
    units,
  )
  return placed && movesOf(placed)
}

/** A reservation to place; the new one has neither a number nor a unit yet. */
interface ToPlace {
  id: number | undefined
  unit: number | undefined
  period: RentalPeriod
}
type Placed = ToPlace & { next: number }

const apart = (booked: readonly Booked[], now: WallClock) => {
  const isFixed = ({ isBlock, period }: Booked) => isBlock || period.pickup < now
  return { fixed: booked.filter(isFixed), movable: booked.filter((one) => !isFixed(one)) }
}

/** Those that overlap a period, and those that overlap them in turn: all others may stay where they are. */
function together(movable: readonly Booked[], period: RentalPeriod): Booked[] {
  const groups: { all: Booked[]; period: RentalPeriod }[] = []
  for (const one of movable.toSorted(byPickup)) {
    const last = groups.at(-1)
    if (last && overlaps(last.period, one.period)) {
      last.all.push(one)
      if (one.period.return > last.period.return) last.period.return = one.period.return
    } else groups.push({ all: [one], period: { ...one.period } })
  }
  return groups.filter((group) => overlaps(group.period, period)).flatMap(({ all }) => all)
}

/** A unit for each, in the order of pickup: its own where that is possible, else the lowest; going back where none is left. */
function placeAll(
  toPlace: readonly ToPlace[],
  fixed: readonly Booked[],
  units: number,
): Placed[] | undefined {
  const queue = toPlace.toSorted(byPickup)
  const all = Array.from({ length: units }, (_, index) => index + 1)
  const fixedOf = Map.groupBy(fixed, ({ unit }) => unit)
  const heldOf = (unit: number) => fixedOf.get(unit) ?? []
  const outUntil = new Map<number, string>()
  const takes = (unit: number, period: RentalPeriod) =>
    (outUntil.get(unit) ?? '') <= period.pickup &&
    heldOf(unit).every((other) => !overlaps(other.period, period))
  const isFreeFromThen = (unit: number, period: RentalPeriod) =>
    heldOf(unit).every((other) => other.period.return <= period.pickup)

  /** Of those that are free for good from then on, one is as good as another. */
  const candidates = ({ unit: current, period }: ToPlace): number[] => {
    const possible = all.filter((unit) => takes(unit, period))
    const inTurn =
      current !== undefined && possible.includes(current)
        ? [current, ...possible.filter((unit) => unit !== current)]
        : possible
    const alike = inTurn.find((unit) => isFreeFromThen(unit, period))
    return inTurn.filter((unit) => unit === alike || !isFreeFromThen(unit, period))
  }

  const next: number[] = []
  let steps = 0
  const place = (index: number): boolean => {
    const one = queue[index]
    if (!one) return true
    steps += 1
    if (steps > MAX_STEPS) return false
    for (const unit of candidates(one)) {
      const before = outUntil.get(unit)
      outUntil.set(unit, one.period.return)
      next[index] = unit
      if (place(index + 1)) return true
      if (before === undefined) outUntil.delete(unit)
      else outUntil.set(unit, before)
    }
    return false
  }
  return place(0) ? queue.map((one, index) => ({ ...one, next: next[index] as number })) : undefined
}

const movesOf = (placed: readonly Placed[]): Move[] =>
  placed.flatMap(({ id, unit, next }) => (id === undefined || next === unit ? [] : [{ id, unit: next }]))

const byPickup = (one: { period: RentalPeriod }, other: { period: RentalPeriod }): number =>
  one.period.pickup < other.period.pickup ? -1 : one.period.pickup > other.period.pickup ? 1 : 0
