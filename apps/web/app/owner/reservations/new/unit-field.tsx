import { NativeSelect } from '@mantine/core'
import type { DeskOffer } from '@nelly/contract/reservations/desk-offers'
import { useWords } from '../../words/use-words.ts'

interface UnitFieldProps {
  offer: DeskOffer
  /** The number of the chosen unit; blank for any. */
  value: string
  onChange: (unit: string) => void
}

/** Which unit of a vehicle with several it has to be, among those that are free; one that was chosen stays. */
export function UnitField({ offer, value, onChange }: UnitFieldProps) {
  const t = useWords('changes')
  const { units, freeUnits } = offer
  if (units < 2) return null
  const isFree = freeUnits.some(({ number }) => String(number) === value)
  const shown = value === '' || isFree ? freeUnits : [...freeUnits, { number: Number(value), plate: null }]
  return (
    <NativeSelect
      label={t('offers.unit')}
      value={value}
      data={[
        { value: '', label: t('offers.anyUnit') },
        ...shown.map(({ number, plate }) => ({
          value: String(number),
          label: plate ?? t('unit', { unit: number }),
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
