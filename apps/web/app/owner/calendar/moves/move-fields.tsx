import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { PossibleMoves } from '@nelly/domain/calendar/possible-moves'
import type { Slot } from '@nelly/domain/calendar/slots'
import { withPlate } from '@nelly/domain/units/plate'
import { parseWallClock } from '@nelly/domain/wall-clock'
import { useWords } from '../../words/use-words.ts'

/** Where a reservation should be, as the form holds it. */
export interface MoveDraft {
  readonly vehicleId: string
  readonly unit: string
  readonly from: string
  readonly to: string
}

interface MoveFieldsProps {
  draft: MoveDraft
  onChange: (changes: Partial<MoveDraft>) => void
  vehicles: readonly CalendarVehicle[]
  possible: PossibleMoves
}

/** The vehicle, the unit and the times that a reservation should have. */
export function MoveFields({ draft, onChange, vehicles, possible }: MoveFieldsProps) {
  const t = useWords('moves')
  const chosen = vehicles.find(({ id }) => String(id) === draft.vehicleId)
  const field = (name: keyof MoveDraft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
      <NativeSelect
        label={t('vehicle')}
        disabled={possible.units !== 'any'}
        data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.vehicleId}
        onChange={({ currentTarget }) => onChange({ vehicleId: currentTarget.value, unit: '1' })}
      />
      <NativeSelect
        label={t('unit')}
        disabled={possible.units === 'none'}
        data={(chosen?.units ?? []).map(({ unit, plate }) => ({
          value: String(unit),
          label: withPlate(t('oneUnit', { unit }), plate),
        }))}
        {...field('unit')}
      />
      <TextInput
        type="datetime-local"
        label={t('pickup')}
        required
        disabled={!possible.pickup}
        {...field('from')}
      />
      <TextInput
        type="datetime-local"
        label={t('return')}
        required
        disabled={!possible.return}
        {...field('to')}
      />
    </SimpleGrid>
  )
}

export const moveDraftOf = ({ vehicleId, unit, from, to }: Slot): MoveDraft => ({
  vehicleId: String(vehicleId),
  unit: String(unit ?? 1),
  from,
  to,
})

export const isSameDraft = (one: MoveDraft, other: MoveDraft): boolean =>
  one.vehicleId === other.vehicleId &&
  one.unit === other.unit &&
  one.from === other.from &&
  one.to === other.to

/** Where a draft is; undefined while a time is not complete. */
export function slotIn({ vehicleId, unit, from, to }: MoveDraft): Slot | undefined {
  const [begin, end] = [parseWallClock(from), parseWallClock(to)]
  if (!begin.ok || !end.ok) return undefined
  return { vehicleId: Number(vehicleId), unit: Number(unit), from: begin.value, to: end.value }
}
