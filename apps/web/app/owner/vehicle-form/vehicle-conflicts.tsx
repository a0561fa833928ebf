import type { Currency } from '@nelly/domain/currency'
import { formatMoney, toMinorUnits } from '@nelly/domain/money'
import type { Fuel } from '@nelly/domain/units/unit'
import {
  EQUIPMENT,
  type Equipment,
  type Transmission,
  type VehicleType,
} from '@nelly/domain/vehicles/vehicle-options'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { EditConflicts, type EditConflictsProps } from '../forms/edit/edit-conflicts.tsx'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { useSpecialFeatures } from '../special-features/use-special-features.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './picture-strip.module.css'
import type { FormPicture } from './pictures.ts'
import type { VehicleEdit } from './send-vehicle.ts'

interface VehicleConflictsProps extends Pick<EditConflictsProps<VehicleEdit>, 'edit'> {
  currency: Currency
}

/** Asks which value stays of each field of a vehicle that others changed too. */
export function VehicleConflicts({ edit, currency }: VehicleConflictsProps) {
  const t = useWords('vehicleForm')
  const option = useWords('options')
  const format = useFormatter()
  const catalogue = useSpecialFeatures()
  const nameOf = (id: number) => catalogue.data?.find((feature) => feature.id === id)?.name ?? String(id)
  const shown = (field: keyof VehicleEdit, values: VehicleEdit): ReactNode => {
    const value = values[field] ?? ''
    if (value === '') return ''
    switch (field) {
      case 'pictures':
        return <PictureStrip pictures={values.pictures} />
      case 'pricePerDay':
        return Number.isNaN(Number(value))
          ? String(value)
          : formatMoney({ minor: toMinorUnits(Number(value), currency), currency })
      case 'commission':
        return `${value} %`
      case 'type':
        return option(`types.${value as VehicleType}`)
      case 'transmission':
        return option(`transmissions.${value as Transmission}`)
      case 'fuel':
        return option(`fuels.${value as Fuel}`)
      case 'features':
        return format.list(values.features, { type: 'unit' })
      case 'specialFeatures':
        return format.list(values.specialFeatures.map(nameOf), { type: 'unit' })
      default:
        return String(value)
    }
  }
  const label = (field: keyof VehicleEdit) => {
    if (field === 'pricePerDay') return t('price')
    if (field === 'seats') return t('capacity')
    return isEquipment(field) ? option(`equipment.${field}`) : t(field)
  }
  return <EditConflicts edit={edit} label={label} shown={shown} />
}

const isEquipment = (field: keyof VehicleEdit): field is Equipment => EQUIPMENT.some((one) => one === field)

/** Pictures side by side in their order, read-only. */
function PictureStrip({ pictures }: { pictures: readonly FormPicture[] }) {
  const t = useWords('conflicts')
  return (
    <>
      {t('pictureCount', { count: pictures.length })}
      <span className={css.strip}>
        {pictures.map((picture) => (
          <Thumbnail key={picture.key} picture={picture} />
        ))}
      </span>
    </>
  )
}

function Thumbnail({ picture }: { picture: FormPicture }) {
  const chosen = useObjectUrl('file' in picture ? picture.file : undefined)
  const address = 'stored' in picture ? storedUrl(picture.stored.path) : chosen
  return address ? <img src={address} alt="" className={css.picture} /> : null
}
