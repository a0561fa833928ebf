import { changeWords } from '@nelly/contract/rates/change-words'
import type { Words } from '@nelly/contract/words/translators'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { ratesDiff } from '@nelly/domain/rates/rates-diff'
import type { RatesSnapshot } from '../../platform/db/schema.ts'

interface Documented {
  readonly rates: Rates
  readonly snapshot: RatesSnapshot
}

/**
 * What is different from the version before, in words. The first version is compared with the default document and the
 * prices that it found.
 */
export function versionChanges(version: Documented, earlier: Documented | undefined): Words[] {
  const before = {
    rates: earlier?.rates ?? DEFAULT_RATES,
    vehicles: (earlier ?? version).snapshot.vehicles,
  }
  const after = { rates: version.rates, vehicles: version.snapshot.vehicles }
  const vehicleNames = new Map<number, string>(
    [...(earlier?.snapshot.vehicles ?? []), ...version.snapshot.vehicles].map(({ id, name }) => [id, name]),
  )
  const names = {
    vehicle: (id: number) => vehicleNames.get(id),
    before: before.rates,
    after: after.rates,
  }
  return ratesDiff(before, after).map((change) => changeWords(change, names))
}
