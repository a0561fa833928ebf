import { booking } from '../rental.ts'
import type { Offer, RentalHouse } from './rental-house.ts'

/** The request of a visitor who books any vehicle, on any landing that offers it, for one to six days of the next `within` days. */
export function randomRequest({ offers }: RentalHouse, within = 300) {
  const { landing, vehicle } = anyOf(offers) as Offer
  const hour = Math.floor(Math.random() * 24 * within) + 48
  const length = 5 + Math.floor(Math.random() * 140)
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const [pickup, back] = [at(hour), at(hour + length)]
  return booking(landing, vehicle, {
    date_of_departure: pickup.slice(0, 10),
    time_of_departure: `${pickup.slice(11, 13)}:00`,
    date_of_arrival: back.slice(0, 10),
    time_of_arrival: `${back.slice(11, 13)}:00`,
  })
}

/** One of a list, any. */
export const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
