import { overlaps, type RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { type Booked, hasBegun } from './booked.ts'

/** How often the search for an assignment goes back before it is given up (decision 0084). */
const MAX_TIMES_BACK = 20_000

/** How many pinned reservations that would move are tried to be left where they are. */
const MAX_PINS_TRIED = 20

/** A reservation that changes its unit. */
export interface Move {
  id: number
  unit: number
}

/**
 * The unit for a new reservation where others change theirs to make room, or undefined where no assignment was found.
 * What has begun at `now` and blocks keep their unit; a pinned one changes it only where nothing else makes room.
 *
 * Source: rules.md, "Availability".
 */
export function reassign(
  booked: readonly Booked[],
  requested: RentalPeriod,
  units: number,
  now: WallClock,
): { unit: number; moved: Move[] } | undefined {
  const { fixed, toPlace } = apart(booked, units, now)
  const added = { id: undefined, unit: undefined, period: requested }
  const placed = placeAround([...together(toPlace, [requested]), added], fixed, units)
  const unit = placed?.find(({ id }) => id === undefined)?.next
  return placed && unit !== undefined ? { unit, moved: movesOf(placed, now) } : undefined
}

/**
 * The reservations that change their unit to make room for blocks of units, or undefined where no assignment was
 * found. What has begun at `now` keeps its unit, also where it is in the way of a block.
 *
 * Source: rules.md, "Blocks".
 */
export function roomForBlocks(
  booked: readonly Booked[],
  blocks: readonly Pick<Booked, 'unit' | 'period'>[],
  units: number,
  now: WallClock,
): Move[] | undefined {
  const { fixed, toPlace } = apart(booked, units, now)
  const placed = placeAround(
    together(
      toPlace,
      blocks.map(({ period }) => period),
    ),
    [...fixed, ...blocks.map((block) => ({ ...block, id: 0, isBlock: true }))],
    units,
  )
  return placed && movesOf(placed, now)
}

/**
 * The reservations that change their unit where a vehicle gets fewer units, so that those to come stand on units that it
 * still has; undefined where no assignment was found.
 *
 * Source: rules.md, "Availability".
 */
export function reassignWithin(booked: readonly Booked[], units: number, now: WallClock): Move[] | undefined {
  const { fixed, toPlace } = apart(booked, units, now)
  const placed = placeAround(toPlace, fixed, units)
  return placed && movesOf(placed, now)
}

/**
 * What keeps a vehicle from having only so many units: the first reservation to come for which there would be none, and
 * those of its time. Only for what `reassignWithin` refuses.
 */
export function tooManyFor(booked: readonly Booked[], units: number, now: WallClock): Booked[] {
  const rentals = booked.filter(({ isBlock, period }) => !isBlock && period.return > now).toSorted(byPickup)
  const blocks = booked.filter(({ isBlock }) => isBlock)
  // With one more there is never more room.
  let [fitting, tooMany] = [0, rentals.length]
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (reassignWithin([...blocks, ...rentals.slice(0, middle)], units, now)) fitting = middle
    else tooMany = middle
  }
  const first = rentals[tooMany - 1]
  return first ? rentals.slice(0, tooMany).filter(({ period }) => overlaps(period, first.period)) : []
}

/** Whether a reservation that is not over stands on a unit that the vehicle has no longer. */
export const isOnRemovedUnit = ({ isBlock, unit, period }: Booked, units: number, now: WallClock): boolean =>
  !isBlock && unit > units && period.return > now

/** A reservation to place; the new one has neither a number nor a unit yet. */
interface ToPlace {
  id: number | undefined
  unit: number | undefined
  period: RentalPeriod
  isPinned?: boolean
  isOut?: boolean
}
type Placed = ToPlace & { next: number }

/**
 * What keeps its unit, and what is to be placed. What is out on a removed unit takes one of the others all the same: it is
 * placed, and its number stays.
 */
const apart = (booked: readonly Booked[], units: number, now: WallClock) => {
  const toCome = booked.filter(({ period }) => period.return > now)
  const isFixed = (one: Booked) => one.isBlock || (hasBegun(one, now) && !isOnRemovedUnit(one, units, now))
  return { fixed: toCome.filter(isFixed), toPlace: toCome.filter((one) => !isFixed(one)) }
}

/** Those that overlap periods, and those that overlap them in turn: all others may stay where they are. */
function together(toPlace: readonly Booked[], periods: readonly RentalPeriod[]): Booked[] {
  const groups: { all: Booked[]; period: RentalPeriod }[] = []
  for (const one of toPlace.toSorted(byPickup)) {
    const last = groups.at(-1)
    if (last && overlaps(last.period, one.period)) {
      last.all.push(one)
      if (one.period.return > last.period.return) last.period.return = one.period.return
    } else groups.push({ all: [one], period: { ...one.period } })
  }
  const isNear = (group: { period: RentalPeriod }) => periods.some((period) => overlaps(group.period, period))
  return groups.filter(isNear).flatMap(({ all }) => all)
}

/**
 * A unit for each, with pinned ones on theirs; where that leaves no room, as few of these as are needed give way. Those
 * that keep their unit because of their pin are not among the result.
 */
function placeAround(
  toPlace: readonly ToPlace[],
  fixed: readonly Booked[],
  units: number,
): Placed[] | undefined {
  const pinned: Booked[] = []
  // Where two pools become one, two may be pinned to one unit: the first keeps it.
  for (const one of toPlace.filter((each) => isPlacedByPin(each, fixed, units)))
    if (isPlacedByPin(one, pinned, units)) pinned.push(one)
  const keeping = (kept: ReadonlySet<ToPlace>) =>
    placeAll(
      toPlace.filter((one) => !kept.has(one)),
      [...fixed, ...pinned.filter((one) => kept.has(one))],
      units,
    )
  const kept = new Set<ToPlace>(pinned)
  let placed = keeping(kept)
  if (placed || pinned.length === 0) return placed
  placed = placeAll(toPlace, fixed, units)
  const next = new Map(placed?.map(({ id, next: unit }) => [id, unit]))
  const moved = pinned.filter(({ id, unit }) => next.get(id) !== unit)
  for (const one of moved) kept.delete(one)
  for (const one of moved.slice(0, MAX_PINS_TRIED)) {
    const others = placed && keeping(new Set([...kept, one]))
    if (!others) continue
    placed = others
    kept.add(one)
  }
  return placed
}

/** Whether a pin can hold one to its unit: there is that unit, and nothing that can't move is in its time. */
const isPlacedByPin = (one: ToPlace, fixed: readonly Booked[], units: number): one is Booked =>
  one.isPinned === true &&
  one.unit !== undefined &&
  one.unit <= units &&
  fixed.every(({ unit, period }) => unit !== one.unit || !overlaps(period, one.period))

/** A unit for each, in the order of pickup: its own where that is possible, else the lowest; going back where none is left. */
function placeAll(
  toPlace: readonly ToPlace[],
  fixed: readonly Booked[],
  units: number,
): Placed[] | undefined {
  const queue = toPlace.toSorted(byPickup)
  const fixedOf = Map.groupBy(fixed, ({ unit }) => unit)
  const heldOf = (unit: number) => fixedOf.get(unit) ?? []
  const outUntil = new Map<number, WallClock | undefined>()
  const takes = (unit: number, { pickup, return: end }: RentalPeriod) =>
    (outUntil.get(unit) ?? '') <= pickup &&
    heldOf(unit).every(({ period }) => !overlaps(period, { pickup, return: end }))
  const isFreeFromThen = (unit: number, { pickup }: RentalPeriod) =>
    heldOf(unit).every(({ period }) => period.return <= pickup)

  /** Of those that are free for good from then on, one is as good as another. */
  function* candidates({ unit: current, period }: ToPlace): Generator<number, undefined> {
    let isAlike = false
    for (const unit of inTurn(current, units)) {
      if (!takes(unit, period)) continue
      const isForGood = isFreeFromThen(unit, period)
      if (!isForGood || !isAlike) yield unit
      isAlike ||= isForGood
    }
  }

  // Not a function that calls itself: thousands may be to come.
  const taken: { one: ToPlace; left: Generator<number>; unit: number; before: WallClock | undefined }[] = []
  let left: Generator<number> | undefined
  let timesBack = 0
  while (taken.length < queue.length) {
    const one = queue[taken.length] as ToPlace
    left ??= candidates(one)
    const { value: unit } = left.next()
    if (unit !== undefined) {
      taken.push({ one, left, unit, before: outUntil.get(unit) })
      outUntil.set(unit, one.period.return)
      left = undefined
      continue
    }
    const last = taken.pop()
    timesBack += 1
    if (!last || timesBack > MAX_TIMES_BACK) return undefined
    outUntil.set(last.unit, last.before)
    left = last.left
  }
  return taken.map(({ one, unit }) => ({ ...one, next: unit }))
}

/** All units, beginning with the one that it has. */
function* inTurn(current: number | undefined, units: number): Generator<number> {
  if (current !== undefined && current <= units) yield current
  for (let unit = 1; unit <= units; unit++) if (unit !== current) yield unit
}

/** What has begun keeps the number of its unit. */
const movesOf = (placed: readonly Placed[], now: WallClock): Move[] =>
  placed.flatMap(({ id, unit, next, ...one }) =>
    id === undefined || next === unit || hasBegun(one, now) ? [] : [{ id, unit: next }],
  )

const byPickup = (one: { period: RentalPeriod }, other: { period: RentalPeriod }): number =>
  one.period.pickup < other.period.pickup ? -1 : one.period.pickup > other.period.pickup ? 1 : 0
