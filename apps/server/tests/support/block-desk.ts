import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { LightMyRequestResponse } from 'fastify'
import { addPicture } from './add-picture.ts'
import { type Call, callsWith } from './call.ts'
import { type SignedIn, signedInOwner } from './landing.ts'
import { addLanding, addVehicle, booking, from, send } from './rental.ts'
import type { TestApp } from './test-app.ts'

/** An operator with a published landing and a vehicle, on 1 March 2027 at 10:00. */
export interface BlockDesk {
  readonly ana: SignedIn
  readonly landing: LandingId
  readonly vehicle: VehicleId
  /** A call of Ana's, or of somebody else. */
  call(...call: [...Parameters<Call>, who?: SignedIn]): Promise<LightMyRequestResponse>
  /** Blocks a unit of the vehicle, or all where none is given; days and hours of March 2027, as `10 09:00`. */
  block(from: string, to: string, fields?: object): Promise<LightMyRequestResponse>
  /** Books the vehicle between two days and hours of March 2027. */
  book(pickup: string, back: string): Promise<LightMyRequestResponse>
  /** The unit of each of the vehicle's reservations in the calendar, by their number. */
  unitsBooked(): Promise<ReadonlyMap<number, number>>
}

export async function openBlockDesk(nelly: TestApp, units = 2): Promise<BlockDesk> {
  const ana = await signedInOwner(nelly)
  const landing = await addLanding(nelly.parts, ana)
  const vehicle = await addVehicle(nelly.parts, landing, { units })
  await addPicture(nelly.parts, vehicle)
  const call: BlockDesk['call'] = (method, path, payload, { headers } = ana) =>
    callsWith(nelly.app, headers)(method, path, payload)
  return {
    ana,
    landing,
    vehicle,
    call,
    block: (begin, end, fields = {}) =>
      call('POST', `/landings/${landing}/blocks`, {
        vehicleId: vehicle,
        from: march(begin),
        to: march(end),
        reason: 'maintenance',
        ...fields,
      }),
    book: (pickup, back) => send(nelly.app, booking(landing, vehicle, from(pickup, back))),
    async unitsBooked() {
      const fleet = (await call('GET', '/calendar?from=2027-03-01&days=62')).json()
      const rows: { unit: number; bars: { id: number }[] }[] = fleet.vehicles[0].units
      return new Map(rows.flatMap(({ unit, bars }) => bars.map(({ id }) => [id, unit])))
    },
  }
}

/** A day and an hour of March 2027, as `10 09:00`. */
export const march = (at: string): string => `2027-03-${at.replace(' ', 'T')}`
