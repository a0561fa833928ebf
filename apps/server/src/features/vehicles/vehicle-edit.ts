import type { VehicleChanges } from '@nelly/contract/vehicles'
import { moneyAnswer } from '@nelly/contract/wire'
import { editChanges, NEW_FILE } from '../../platform/http/edit-conflicts.ts'
import { publicVehicleAnswer } from './vehicle-answers.ts'
import type { Vehicle } from './whole-vehicles.ts'

/** The fields that an edit with a number of new pictures changes of a stored vehicle. */
export function vehicleEditChanges(stored: Vehicle, { base, ...edit }: VehicleChanges, added: number) {
  const isOfPictures = edit.image_ids !== undefined
  const pictures = [...(edit.image_ids ?? []), ...Array<string>(added).fill(NEW_FILE)]
  const sent = { ...spelled(edit), ...(isOfPictures && { image_ids: pictures }) }
  return editChanges(sent, base && spelled(base), editableFields(stored))
}

/** A vehicle as an edit spells it. */
function editableFields(vehicle: Vehicle) {
  const { special_features, images, ...fields } = publicVehicleAnswer(vehicle)
  return {
    ...fields,
    commissions: vehicle.commissionPercent,
    units: vehicle.units,
    on_sale: vehicle.onSale,
    image_ids: images.map(({ id }) => id),
    special_feature_ids: special_features.map(({ id }) => id).sort(ascending),
  }
}

/** Money as the wire spells it; special features have no order. */
const spelled = ({ price, special_feature_ids, ...fields }: Omit<VehicleChanges, 'base'>) => ({
  ...fields,
  ...(price !== undefined && { price: moneyAnswer(price) }),
  ...(special_feature_ids && { special_feature_ids: special_feature_ids.toSorted(ascending) }),
})

const ascending = (one: number, other: number): number => one - other
