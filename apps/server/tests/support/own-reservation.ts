import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { PublicSite } from '@nelly/contract/public-site/public-site'
import type { LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import { type ReservationRow, reservationColumns } from '../../src/features/inventory/is-reservation.ts'
import { newSecret } from '../../src/features/reservations/reservation-secret.ts'
import { landings, reservations } from '../../src/platform/db/schema.ts'
import type { Parts } from '../../src/platform/parts.ts'
import { secretHashOf } from '../../src/platform/secret.ts'
import type { Call } from './call.ts'
import { signedIn } from './landing.ts'
import { addLanding, addVehicle, booking, send } from './rental.ts'
import { startTestApp, type TestApp, type TestOwner } from './test-app.ts'

/**
 * A visitor who booked a vehicle from 10 to 13 March 2027, 10:00 each, for 175.17 dollars, with the secret of their
 * link.
 */
export interface OwnReservation extends TestApp {
  site: PublicSite
  owner: TestOwner
  landing: LandingId
  /** The landing's address. */
  name: string
  vehicle: VehicleId
  id: ReservationId
  secret: string
  /** The reservation by its secret; throws where that is not valid. */
  open(): Promise<MyReservation>
  /** A call of the owner's, who signs in for each: the clock is moved. */
  call: Call
  /** The stored row. */
  kept(): Promise<ReservationRow>
}

/** Starts an app with a visitor's reservation. */
export async function startBooked(
  changes: Record<string, unknown> = {},
  parts: Partial<Parts> = {},
  landingChanges: Parameters<typeof addLanding>[2] = {},
): Promise<OwnReservation> {
  let site: PublicSite | undefined
  const started = await startTestApp({
    ...parts,
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  await started.app.inject({ url: '/any' })
  if (!site) throw new Error('no page was asked for')
  const { db } = started.parts
  const owner = await started.addOwner()
  const landing = await addLanding(started.parts, owner, landingChanges)
  const [row] = await db.select({ name: landings.name }).from(landings).where(eq(landings.id, landing))
  const vehicle = await addVehicle(started.parts, landing)
  const made = await send(started.app, booking(landing, vehicle, changes), 'the-visitors-key')
  if (made.statusCode !== 201) throw new Error(`no reservation: ${made.body}`)
  const id: ReservationId = made.json().id
  const secret = newSecret()
  const mine = eq(reservations.id, id)
  await db
    .update(reservations)
    .set({ secretHash: secretHashOf(secret) })
    .where(mine)
  const found = { site, name: row?.name ?? '' }
  return {
    ...started,
    ...found,
    owner,
    landing,
    vehicle,
    id,
    secret,
    call: async (...sent) => (await signedIn(started, owner)).call(...sent),
    async open() {
      const visit = await found.site.myReservation(found.name, secret)
      if (visit.kind !== 'found') throw new Error(`not opened: ${visit.kind}`)
      return visit.reservation
    },
    async kept() {
      const [one] = await db.select(reservationColumns).from(reservations).where(mine)
      if (!one) throw new Error('the reservation is gone')
      return one
    },
  }
}
