import { type Booked, hasBegun } from '../availability/booked.ts'
import { type Move, reassignWithin, tooManyFor } from '../availability/reassign-units.ts'
import { overlaps } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'

/** What changes its unit so that none is held twice, or what is in the way of that. */
export type HeldOnce =
  | { readonly moved: readonly Move[]; readonly collisions?: never }
  | { readonly collisions: readonly Booked[]; readonly moved?: never }

/**
 * What changes its unit where the units of two pools become one, or two again, so that each is held once. What has begun keeps its
 * unit: two of these on one unit collide, and so do more to come than there are units. Of what is over and was rented twice, the last
 * named stands on a number that no unit has.
 *
 * Source: rules.md, "Availability".
 */
export function heldOnce(booked: readonly Booked[], units: number, now: WallClock): HeldOnce {
  const twice = pairsHeldTwice(booked)
  const collisions = twice.filter((pair) => pair.every((one) => isFixed(one, now) && !isOver(one, now)))
  if (collisions.length > 0) return { collisions: [...new Set(collisions.flat())] }
  const toCome = booked.filter((one) => !isOver(one, now))
  const moved = reassignWithin(toCome, units, now)
  if (!moved) return { collisions: tooManyFor(toCome, units, now) }
  const past = new Set(twice.flatMap((pair) => pair.findLast((one) => isOver(one, now)) ?? []))
  const last = Math.max(units, ...new Set(booked.map(({ unit }) => unit)))
  return { moved: [...moved, ...[...past].map(({ id }, index) => ({ id, unit: last + 1 + index }))] }
}

/** Those of the same unit and time, in the order in which they are given. Blocks may overlap each other. */
function pairsHeldTwice(booked: readonly Booked[]): (readonly [Booked, Booked])[] {
  const pairs: [Booked, Booked][] = []
  const place = new Map(booked.map((one, index) => [one, index]))
  for (const ofUnit of Map.groupBy(booked, ({ unit }) => unit).values()) {
    const sorted = ofUnit.toSorted((one, other) => (one.period.pickup < other.period.pickup ? -1 : 1))
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next]
        if (!other || other.period.pickup >= one.period.return) break
        if (!overlaps(one.period, other.period) || (one.isBlock && other.isBlock)) continue
        pairs.push((place.get(one) ?? 0) < (place.get(other) ?? 0) ? [one, other] : [other, one])
      }
    }
  }
  return pairs
}

const isOver = (one: Booked, now: WallClock): boolean => !one.isOut && one.period.return <= now

const isFixed = (one: Booked, now: WallClock): boolean => one.isBlock || hasBegun(one, now)
