import type { LandingId, PersonId, VehicleId } from '@nelly/domain/ids'
import { addLanding, addVehicle, booking, send } from './rental.ts'
import type { TestApp } from './test-app.ts'

/** A signed-in operator with one vehicle on one published landing. */
export interface Rental {
  owner: PersonId
  landing: LandingId
  vehicle: VehicleId
  headers: { authorization: string }
}

/** Creates an operator with a landing and a vehicle, by default of nine units. */
export async function rental(nelly: TestApp, { units = 9 } = {}): Promise<Rental> {
  const { id } = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, { id })
  const vehicle = await addVehicle(nelly.parts, landing, { units })
  return { owner: id, landing, vehicle, headers: { authorization: `Bearer ${await nelly.signIn({ id })}` } }
}

/** Books a vehicle between two wall clocks such as `2027-03-10T10:00`, and returns the reservation's id. */
export async function booked(
  { app }: TestApp,
  { landing, vehicle }: Pick<Rental, 'landing' | 'vehicle'>,
  [pickup, back]: readonly [string, string],
  changes: Record<string, unknown> = {},
): Promise<number> {
  const [[day, time], [lastDay, lastTime]] = [pickup.split('T'), back.split('T')]
  const dates = {
    date_of_departure: day,
    time_of_departure: time,
    date_of_arrival: lastDay,
    time_of_arrival: lastTime,
  }
  const made = await send(app, booking(landing, vehicle, { ...dates, ...changes }))
  if (made.statusCode !== 201) throw new Error(made.body)
  return made.json().id
}
