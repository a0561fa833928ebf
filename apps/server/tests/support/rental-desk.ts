import type { LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { saveRates } from '../../src/features/rates/save-rates.ts'
import { callsWith } from './call.ts'
import { addLanding, addVehicle, booking, send, walkIn } from './rental.ts'
import { startTestApp, type TestApp, type TestOwner } from './test-app.ts'

type Method = NonNullable<InjectOptions['method']>

/** An operator with a landing and two vehicles of one unit each, who signs in for each call: the clock is moved. */
export interface RentalDesk extends TestApp {
  owner: TestOwner
  landing: LandingId
  /** A small one at 45 dollars a day, and one at 90. */
  small: VehicleId
  large: VehicleId
  ask(method: Method, path: string, payload?: object, key?: string): Promise<LightMyRequestResponse>
  /** Books as a visitor, from 10 to 13 March by default, and returns the number of the reservation. */
  book(vehicle?: VehicleId, changes?: object): Promise<ReservationId>
  change(id: number, payload: object): Promise<LightMyRequestResponse>
  preview(id: number, payload: object): Promise<LightMyRequestResponse>
  undo(id: number, revision: number): Promise<LightMyRequestResponse>
  /** Reserves at the desk, from 10 to 13 March by default. */
  reserve(payload?: object, key?: string): Promise<LightMyRequestResponse>
}

/** Opens a desk; the clock shows 1 March 2027, 10:00. */
export async function openRentalDesk(
  changes: Partial<Rates> = {},
  landingChanges: Parameters<typeof addLanding>[2] = {},
): Promise<RentalDesk> {
  const nelly = await startTestApp()
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner, landingChanges)
  const small = await addVehicle(nelly.parts, landing)
  const large = await addVehicle(nelly.parts, landing, { name: 'Kia Sorento', pricePerDay: 9000 as never })
  const who = { account: owner.account, actor: { kind: 'system' }, landing } as const
  const saved = await saveRates(
    nelly.parts.db,
    who,
    { revision: 0, rates: { ...DEFAULT_RATES, ...changes }, prices: [] },
    nelly.clock.now(),
  )
  if (!saved.ok) throw new Error('the rates were not saved')
  const ask: RentalDesk['ask'] = async (method, path, payload, key) =>
    callsWith(nelly.app, {
      authorization: `Bearer ${await nelly.signIn(owner)}`,
      'accept-language': 'en',
      ...(key !== undefined && { 'idempotency-key': key }),
    })(method, path, payload)
  return {
    ...nelly,
    owner,
    landing,
    small,
    large,
    ask,
    async book(vehicle = small, fields = {}) {
      const made = await send(nelly.app, booking(landing, vehicle, { ...fields }))
      if (made.statusCode !== 201) throw new Error(`no reservation: ${made.body}`)
      return made.json().id
    },
    change: (id, payload) => ask('PATCH', `/reservations/${id}`, { revision: 0, ...payload }),
    preview: (id, payload) => ask('POST', `/reservations/${id}/change-preview`, { revision: 0, ...payload }),
    undo: (id, revision) => ask('POST', `/reservations/${id}/undo-change`, { revision }),
    reserve: (payload = {}, key) =>
      ask('POST', `/landings/${landing}/desk-reservations`, { ...walkIn(small), ...payload }, key),
  }
}
