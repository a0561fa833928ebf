import { folded } from '@nelly/domain/folded'
import type { DemoBusiness, DemoGuests, DemoReservation, DemoVehicle } from './demo-business.ts'

/** The range of pickup days around today, in days from it. */
const FIRST_PICKUP = -82
const LAST_PICKUP = 30
/** Keeps a vehicle free for the default party and dates of a search. */
const LARGE_PARTY = 8
const SEARCHED = { from: 0, to: 3 }
const CANCELLED_SHARE = 0.1
/** Of the guests of a business with a discount code, those who know it; it holds from so many days. */
const CODE_SHARE = 0.15
const CODE_FROM_DAYS = 3
/** No guest is so young that a vehicle is refused. */
const AGES = { from: 25, to: 68 }

/** First and last day of a rental. */
interface Days {
  from: number
  to: number
}

/**
 * The generated reservations of a business: rentals of each vehicle over the past weeks and the coming ones, more of
 * them near today, within its units; some were cancelled. The same at every start.
 */
export function usualReservations(business: DemoBusiness): DemoReservation[] {
  return business.vehicles.flatMap((vehicle) => {
    const random = randomFrom(seedOf(vehicle.name))
    const isOfVehicle = (own: { vehicle: string }) => own.vehicle === vehicle.name
    const taken: Days[] = [
      ...business.reservations
        .filter(isOfVehicle)
        .map((own) => ({ from: own.pickup.day, to: own.return.day })),
      ...business.blocks.filter(isOfVehicle),
      ...business.desk.filter(isOfVehicle).map(aroundHours),
    ]
    const made: DemoReservation[] = []
    for (let unit = 0; unit < vehicle.units; unit++) {
      for (const days of rentalsOfUnit(random)) {
        if (isFull(vehicle, taken, days)) continue
        const reservation = reservationFor(business, vehicle, days, random)
        if (reservation) {
          taken.push(days)
          made.push(reservation)
        }
      }
    }
    return made
  })
}

/** The days that hours from now may touch, whenever the demo is started. */
const aroundHours = ({ from, to }: { from: number; to: number }): Days => ({
  from: Math.floor(from / 24) - 1,
  to: Math.ceil(to / 24) + 1,
})

/** One rental after the other, with idle days between them; more of these in the past. */
function rentalsOfUnit(random: Random): Days[] {
  const rentals: Days[] = []
  let day = FIRST_PICKUP + whole(random, 0, 12)
  while (day <= LAST_PICKUP) {
    const rental = { from: day, to: day + whole(random, 2, 8) }
    rentals.push(rental)
    day = rental.to + whole(random, 2, 10) + Math.max(0, Math.round(-day / 9))
  }
  return rentals
}

/** Whether all units may be out on one of these days, or have to stay free for a default search. */
function isFull({ units, seats }: DemoVehicle, taken: readonly Days[], days: Days): boolean {
  if (seats >= LARGE_PARTY && overlap(SEARCHED, days)) return true
  return taken.filter((other) => overlap(other, days)).length >= units
}

const overlap = (a: Days, b: Days): boolean => a.from <= b.to && b.from <= a.to

/** A guest's reservation of these days; undefined where it would only be made in the future. */
function reservationFor(
  { locations, rates, discountCode, guests }: DemoBusiness,
  vehicle: DemoVehicle,
  { from, to }: Days,
  random: Random,
): DemoReservation | undefined {
  const bookedDaysAgo = whole(random, 2, 26) + random() * 0.6 - from
  const place = locations[whole(random, 0, locations.length - 1)]
  if (bookedDaysAgo < 0.1 || !place) return undefined
  const cancelledDaysAgo = bookedDaysAgo - random() * Math.min(bookedDaysAgo, bookedDaysAgo + from - 1)
  return {
    vehicle: vehicle.name,
    bookedDaysAgo,
    ...(random() < CANCELLED_SHARE && { cancelledDaysAgo }),
    pickup: { day: from, time: pick(random, guests.times), place: place.pickup },
    return: { day: to, time: pick(random, guests.times), place: place.return },
    ...usualGuest(random, guests),
    persons: whole(random, 1, vehicle.seats),
    bags: whole(random, 0, vehicle.luggage),
    extras: random() < 0.35 ? [{ code: pick(random, guests.extras), quantity: 1 }] : [],
    comment: null,
    ...(rates && { driverAge: whole(random, AGES.from, AGES.to) }),
    ...(discountCode && to - from >= CODE_FROM_DAYS && random() < CODE_SHARE && { discountCode }),
  }
}

/** A made-up customer, with an address that nobody can have. */
function usualGuest(random: Random, { origins }: DemoGuests) {
  const { first, last, phone } = pick(random, origins)
  const [firstName, lastName] = [pick(random, first), pick(random, last)]
  const address = folded(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '')
  const ending = String(Math.floor(random() * 100)).padStart(2, '0')
  return { firstName, lastName, email: `${address}@example.com`, phone: phone + ending }
}

/** Numbers from 0 up to 1, the same sequence for the same seed. */
type Random = () => number

/** A repeatable source of numbers (mulberry32). */
function randomFrom(seed: number): Random {
  let state = (seed + 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices. */
const pick = <T>(random: Random, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0]

const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)

const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))
