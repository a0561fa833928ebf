import type { ImportedRates } from '@nelly/contract/rates/calls'
import type { RatesFile } from '@nelly/contract/rates/file'
import { folded } from '@nelly/domain/folded'
import type { AccountId, LandingId, PlaceId, VehicleId } from '@nelly/domain/ids'
import { withIds } from '@nelly/domain/rates/with-ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inventoryOf } from './landing-inventory.ts'
import { ratesOf } from './rates-store.ts'

/** The current rates of a landing as a file. */
export async function exportRates(
  db: Database,
  account: AccountId,
  landing: LandingId,
): Promise<Result<RatesFile, 'landing-not-found'>> {
  const mine = ratesOf(account, db)
  const revision = await mine.revisionOf(landing)
  if (revision === undefined) return refuse('landing-not-found')
  const { vehicles, places } = await inventoryOf(db, landing)
  return ok({
    format: 'nelly-rates-2',
    rates: await mine.document(landing, revision),
    vehicles: vehicles.map(named),
    places: places.map(named),
  })
}

const named = ({ id, name }: RatesFile['vehicles'][number]) => ({ id, name })

/** The rates of a file with the vehicles and places of a landing, by name; what is not there is left out and listed. */
export async function importRates(
  db: Database,
  account: AccountId,
  landing: LandingId,
  file: RatesFile,
): Promise<Result<ImportedRates, 'landing-not-found'>> {
  if ((await ratesOf(account, db).revisionOf(landing)) === undefined) return refuse('landing-not-found')
  const here = await inventoryOf(db, landing)
  const { rates, missing } = withIds(file.rates, {
    vehicle: byName<VehicleId>(file.vehicles, here.vehicles),
    place: byName<PlaceId>(file.places, here.places),
  })
  const names = { vehicle: namesOf(file.vehicles), place: namesOf(file.places) }
  const unmatched = new Map(
    missing.map(({ kind, id }) => [`${kind} ${id}`, { kind, id, name: names[kind].get(id) ?? `${id}` }]),
  )
  return ok({ rates, unmatched: [...unmatched.values()] })
}

const namesOf = (list: RatesFile['vehicles']) => new Map(list.map(({ id, name }) => [id, name]))

/** Of several things with one name the first is taken, and each once. */
function byName<Id extends number>(
  there: RatesFile['vehicles'],
  here: readonly { readonly id: Id; readonly name: string }[],
): (id: Id) => Id | undefined {
  const free = Map.groupBy(here.toReversed(), ({ name }) => folded(name))
  const successors = new Map<number, Id>()
  for (const { id, name } of there) {
    const taken = free.get(folded(name))?.pop()
    if (taken) successors.set(id, taken.id)
  }
  return (id) => successors.get(id)
}
