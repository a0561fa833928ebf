import { SEAT_OPTIONS } from '@nelly/domain/search/search'
import { useI18n } from '../i18n.tsx'

interface PersonsSelectProps {
  id: string
  className: string | undefined
  name: string
  defaultValue: string
}

/** The party sizes of the search, and that of the address if it is another. */
export function PersonsSelect(control: PersonsSelectProps) {
  const { t } = useI18n()
  const seats = Number(control.defaultValue)
  const isOffered = SEAT_OPTIONS.some((option) => option === seats)
  const options =
    Number.isInteger(seats) && seats > 0 && !isOffered ? [...SEAT_OPTIONS, seats] : [...SEAT_OPTIONS]
  return (
    <select {...control}>
      {options
        .sort((a, b) => a - b)
        .map((count) => (
          <option key={count} value={count}>
            {t('trip.seats', { count })}
          </option>
        ))}
    </select>
  )
}
