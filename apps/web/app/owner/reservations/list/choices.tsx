import { NativeSelect } from '@mantine/core'
import { useLandings } from '../../landings/use-landings.ts'
import { useVehicles } from '../../vehicles/use-vehicles.ts'
import { useWords } from '../../words/use-words.ts'
import { LandingSelect } from '../landing-select.tsx'
import type { ListWish } from './list-wish.ts'

interface ChoiceProps {
  wish: ListWish
  onChange: (change: Partial<ListWish>) => void
}

/** Narrows to a landing, where there are several, and then to one of its vehicles. */
export function LandingAndVehicle({ wish, onChange }: ChoiceProps) {
  const landings = useLandings().data ?? []
  const landing = wish.landing ?? (landings.length === 1 ? landings[0]?.id : undefined)
  return (
    <>
      <LandingSelect
        landings={landings}
        value={wish.landing}
        onChange={(chosen) => onChange({ landing: chosen, vehicle: undefined })}
        orAll
      />
      {landing !== undefined && <VehicleChoice landing={landing} wish={wish} onChange={onChange} />}
    </>
  )
}

/** Narrows to one vehicle of a landing. */
export function VehicleChoice({ landing, wish, onChange }: ChoiceProps & { landing: number }) {
  const say = useWords('reservations')
  const vehicles = useVehicles(landing).data ?? []
  return (
    <NativeSelect
      size="md"
      label={say('vehicle')}
      value={wish.vehicle ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ vehicle: Number(value) || undefined })}
      data={[
        { value: '', label: say('anyVehicle') },
        ...vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
