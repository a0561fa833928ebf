import { sameText } from '@nelly/domain/folded'
import type { LandingId } from '@nelly/domain/ids'
import type { OfferedPlace } from '@nelly/domain/places/places'
import type { Database } from '../../platform/db/database.ts'
import { locationsAt } from '../inventory/locations-at.ts'
import { locationsOf } from './location-store.ts'

type PairedPlace = Pick<OfferedPlace, 'name' | 'isPickup' | 'isReturn'>

/** Pairs name changed places by their new names, and none names a place as what it is no longer offered for. */
export async function changePairs(
  tx: Database,
  landing: LandingId,
  changes: readonly { readonly before: PairedPlace; readonly after: PairedPlace }[],
): Promise<void> {
  const pairs = await locationsAt(tx, landing)
  const store = locationsOf(landing, tx)
  const changed = (name: string) => changes.find(({ before }) => sameText(before.name, name))?.after
  const isGone = ({ pickupPlace, returnPlace }: (typeof pairs)[number]) =>
    changed(pickupPlace)?.isPickup === false || changed(returnPlace)?.isReturn === false
  await store.removeAll(pairs.filter(isGone))
  const renamed = (name: string) => {
    const before = changes.find((change) => sameText(change.before.name, name))
    return before && before.before.name !== before.after.name ? before.after.name : name
  }
  for (const pair of pairs.filter((one) => !isGone(one))) {
    const names = { pickupPlace: renamed(pair.pickupPlace), returnPlace: renamed(pair.returnPlace) }
    if (names.pickupPlace !== pair.pickupPlace || names.returnPlace !== pair.returnPlace)
      await store.rename(pair, names)
  }
}
