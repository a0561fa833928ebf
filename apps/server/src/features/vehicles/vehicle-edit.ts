import { VEHICLE_EDIT_NAMES } from '@nelly/contract/vehicle-names'
import type { VehicleChanges } from '@nelly/contract/vehicles'
import { moneyAnswer } from '@nelly/contract/wire'
import { editChanges, NEW_FILE } from '../../platform/http/edit-conflicts.ts'
import type { Vehicle } from './whole-vehicles.ts'

/** The fields that an edit with a number of new pictures changes of a stored vehicle. */
export function vehicleEditChanges(stored: Vehicle, { base, ...edit }: VehicleChanges, added: number) {
  const pictures = edit.pictures && [...edit.pictures, ...Array<string>(added).fill(NEW_FILE)]
  const idsOf = (values: readonly { id: number }[]) => values.map(({ id }) => id)
  return editChanges(
    { ...comparable(edit), ...(pictures && { pictures }) },
    base && comparable(base),
    {
      ...stored,
      pricePerDay: moneyAnswer(stored.pricePerDay, stored.currency),
      pictures: idsOf(stored.pictures),
      specialFeatures: idsOf(stored.specialFeatures).sort(ascending),
    },
    VEHICLE_EDIT_NAMES,
  )
}

/** Special features have no order. */
const comparable = ({ specialFeatures, ...fields }: Omit<VehicleChanges, 'base'>) => ({
  ...fields,
  ...(specialFeatures && { specialFeatures: specialFeatures.toSorted(ascending) }),
})

const ascending = (one: number, other: number): number => one - other
