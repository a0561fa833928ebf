import type { TypedIn, VehicleDraft } from '@nelly/contract/vehicle-draft'
import { formatMoney, toMinorUnits } from '@nelly/domain/money'
import { plainNumber } from '@nelly/domain/typed-number'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import type { ConflictRow } from '../forms/conflicts/conflict-row.ts'
import { useSpecialFeatures } from '../special-features/use-special-features.ts'
import { useWords } from '../words/use-words.ts'
import { PictureStrip } from './picture-strip.tsx'
import { type FormPicture, picturesMeanwhile, storedPictures } from './pictures.ts'
import type { VehicleConflicts, VehicleField } from './use-save-vehicle.ts'

const LABELS = { pricePerDay: 'price', seats: 'capacity' } as const

/** Both values of each field of a vehicle that others changed, as text and pictures. */
export function useVehicleConflicts(
  { fields, pictures }: VehicleConflicts,
  mine: VehicleDraft,
  myPictures: readonly FormPicture[],
  typed: TypedIn,
): ConflictRow<VehicleField>[] {
  const t = useWords('vehicleForm')
  const valueWords = useValueWords(typed)
  const ids = pictures.map(({ id }) => id)
  return fields.map(({ field, theirs }) => {
    const label = t(field === 'pricePerDay' || field === 'seats' ? LABELS[field] : field)
    if (field !== 'pictures')
      return { field, label, mine: valueWords(field, mine[field]), theirs: valueWords(field, theirs) }
    return {
      field,
      label,
      mine: <PictureStrip pictures={picturesMeanwhile(myPictures, [], ids).left} />,
      theirs: <PictureStrip pictures={storedPictures(pictures)} />,
    }
  })
}

/** Formats a field's value, typed or stored. */
function useValueWords({
  currency,
  decimals,
}: TypedIn): (field: keyof VehicleDraft, value: unknown) => ReactNode {
  const option = useWords('options')
  const format = useFormatter()
  const catalogue = useSpecialFeatures()
  const nameOf = (id: unknown) => catalogue.data?.find((feature) => feature.id === id)?.name ?? String(id)
  return (field, value) => {
    if (value === null || value === undefined || value === '') return ''
    switch (field) {
      case 'pricePerDay': {
        const price = Number(plainNumber(String(value), currency, decimals))
        return Number.isNaN(price)
          ? String(value)
          : formatMoney({ minor: toMinorUnits(price, currency), currency })
      }
      case 'commission':
        return `${value} %`
      case 'type':
        return option(`types.${value as VehicleType}`)
      case 'transmission':
        return option(`transmissions.${value as Transmission}`)
      case 'features':
        return format.list((value as string[]).map(String), { type: 'unit' })
      case 'specialFeatures':
        return format.list((value as number[]).map(nameOf), { type: 'unit' })
      default:
        return String(value)
    }
  }
}
