import { bySystem } from '@nelly/domain/actor'
import type { AccountId } from '@nelly/domain/ids'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { placesOf } from '../../features/inventory/places-of.ts'
import { saveIn } from '../../features/rates/save-rates.ts'
import type { Database } from '../../platform/db/database.ts'
import { known } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'

/** Saves the rates of a business that has its own, as its operator did on the day it opened. */
export async function saveDemoRates(
  tx: Database,
  account: AccountId,
  { business, landing, timezone, vehicles }: AddedBusiness,
  { opened, now }: { opened: Date; now: Date },
): Promise<void> {
  if (!business.rates) return
  const places = new Map((await placesOf(tx, landing)).map(({ name, id }) => [name, id]))
  const rates = business.rates({
    vehicle: (name) => known(vehicles, name),
    place: (name) => known(places, name),
    today: dateOf(wallClockIn(timezone, now)),
  })
  const saved = await saveIn(
    tx,
    { ...bySystem(account), landing },
    { rates, prices: [], keptAmounts: 'all' },
    opened,
  )
  if (!saved.ok) throw new Error(`the demo's rates are refused: ${JSON.stringify(saved)}`)
}
