import { NativeSelect } from '@mantine/core'
import { samePlace } from '@nelly/domain/places/same-place'
import { useUnitPlaces } from '../../queries/use-units.ts'
import { useWords } from '../../words/use-words.ts'

interface ReturnPlaceProps {
  /** Where it was booked to come back. */
  booked: string
  /** Blank for there. */
  value: string
  onChange: (place: string) => void
}

/** Where a vehicle came back: as booked, or at another place of the account. */
export function ReturnPlace({ booked, value, onChange }: ReturnPlaceProps) {
  const t = useWords('steps')
  const others = (useUnitPlaces().data ?? []).filter((place) => !samePlace(place, booked))
  if (others.length === 0) return null
  return (
    <NativeSelect
      label={t('place')}
      data={[
        { value: '', label: t('asBooked', { place: booked }) },
        ...others.map((place) => ({ value: place, label: place })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
