import type { PublicSite } from '@nelly/contract/public-site/public-site'
import type { LandingId, PlaceId, VehicleId } from '@nelly/domain/ids'
import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { eq } from 'drizzle-orm'
import { saveRates } from '../../src/features/rates/save-rates.ts'
import { places } from '../../src/platform/db/schema.ts'
import type { Parts } from '../../src/platform/parts.ts'
import { addLanding, addVehicle } from './rental.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The places of the landing, in this order. */
export const PLACE_NAMES = ['Oficina', 'Aeropuerto', 'Playa'] as const

/** A landing `by-rules` on 1 May 2027 at 10:00, whose rules and hours a test sets. */
export interface RuledLanding {
  readonly nelly: TestApp
  readonly landing: LandingId
  /** Of one unit. */
  readonly vehicle: VehicleId
  readonly places: readonly PlaceId[]
  /** What the next page knows. */
  nextPage(): Promise<PublicSite>
  /** Saves rates that differ from the default ones by these. */
  save(rates: Partial<Rates>): Promise<void>
  /** Sets the hours of a place, by its index. */
  open(index: number, hours: Partial<PlaceHours>): Promise<unknown>
}

export async function startRuledLanding(): Promise<RuledLanding> {
  let asked: PublicSite | undefined
  const site: Parts['site'] = async (_request, context) => {
    asked = context.site
    return new Response('')
  }
  const nelly = await startTestApp({ site })
  nelly.clock.set('2027-05-01T14:00:00Z')
  const { db, now } = nelly.parts
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner, { name: 'by-rules' })
  const vehicle = await addVehicle(nelly.parts, landing)
  const rows = await db
    .insert(places)
    .values(
      PLACE_NAMES.map((name, position) => ({
        ...{ landingId: landing, name, position, isPickup: true, isReturn: true, createdAt: now() },
      })),
    )
    .returning({ id: places.id })
  const ids = rows.map(({ id }) => id as PlaceId)
  const who = { account: owner.account, actor: { kind: 'system' }, landing } as const
  let revision = 0
  return {
    ...{ nelly, landing, vehicle, places: ids },
    async nextPage() {
      await nelly.app.inject({ url: '/any' })
      if (!asked) throw new Error('no page was asked for')
      return asked
    },
    async save(rates) {
      const edit = { revision, rates: { ...DEFAULT_RATES, ...rates }, prices: [] }
      const saved = await saveRates(db, who, edit, now())
      if (!saved.ok) throw new Error(saved.refusal)
      revision += 1
    },
    open: (index, hours) =>
      db
        .update(places)
        .set(hours)
        .where(eq(places.id, ids[index] ?? 0)),
  }
}
