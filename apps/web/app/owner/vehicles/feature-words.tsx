import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { equipmentOf } from '@nelly/domain/vehicles/vehicle-options'
import { useWords } from '../words/use-words.ts'

const SHOWN = 2

/** A vehicle's first few features, and the number of the others. */
export function FeatureWords({ vehicle }: { vehicle: OwnedVehicle }) {
  const option = useWords('options')
  const words = [...equipmentOf(vehicle).map((one) => option(`equipment.${one}`)), ...vehicle.features]
  const more = words.length - SHOWN
  return (
    <span className="soft" title={words.join(', ')}>
      {words.slice(0, SHOWN).join(', ') || '—'}
      {more > 0 && ` +${more}`}
    </span>
  )
}
