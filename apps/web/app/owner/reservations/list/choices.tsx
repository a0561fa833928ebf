import { NativeSelect } from '@mantine/core'
import { useLandings } from '../../landings/use-landings.ts'
import { useVehicles } from '../../vehicles/use-vehicles.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListWish } from './list-wish.ts'

interface ChoiceProps {
  wish: ListWish
  onChange: (change: Partial<ListWish>) => void
}

/** Narrows to a landing, where there are several, and then to one of its vehicles. */
export function LandingAndVehicle({ wish, onChange }: ChoiceProps) {
  const say = useWords('reservations')
  const landings = useLandings().data ?? []
  const landing = wish.landing ?? (landings.length === 1 ? landings[0]?.id : undefined)
  return (
    <>
      {landings.length > 1 && (
        <NativeSelect
          label={say('landing')}
          value={wish.landing ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ landing: Number(value) || undefined, vehicle: undefined })
          }
          data={[
            { value: '', label: say('anyLanding') },
            ...landings.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
        />
      )}
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
