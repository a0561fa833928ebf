import { type FormErrors, useForm } from '@mantine/form'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import {
  newVehicleBody,
  type TypedIn,
  VEHICLE_DRAFT_FIELDS,
  type VehicleDraft,
  vehicleNumbers,
} from '@nelly/contract/specified/vehicle-draft'
import { createVehicle } from '@nelly/contract/specified/vehicles'
import { pricePerDay } from '@nelly/domain/rates/price-per-day'
import { useState } from 'react'
import { schemaErrors } from '../forms/schema-errors.ts'
import { numberFaults, useNumberFault } from '../forms/use-number-fault.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { FormPicture } from './pictures.ts'
import { usePictures } from './use-pictures.ts'

/**
 * A vehicle's form: its fields, validated by the server's own schema, and its pictures. No errors are shown before the
 * first attempt to save; from then on each field is validated while it is typed in.
 */
export function useVehicleForm(
  initial: VehicleDraft,
  initialPictures: readonly FormPicture[],
  typed: TypedIn,
) {
  const t = useWords('vehicleForm')
  const pictures = usePictures(initialPictures)
  const numberFault = useNumberFault(typed.decimals)
  const [tried, setTried] = useState(false)
  const form = useForm<VehicleDraft>({
    mode: 'controlled',
    initialValues: initial,
    validate: (draft) => ({
      ...errorsOf(draft, typed),
      ...numberFaults(draft, vehicleNumbers(typed.currency), numberFault),
    }),
    validateInputOnChange: tried,
    clearInputErrorOnChange: true,
  })

  /** Shows the server's errors of fields and pictures. */
  const setErrors = ({ pictures: ofPictures, ...ofFields }: Partial<Record<string, string>>) => {
    pictures.setError(ofPictures)
    form.setErrors(ofFields)
  }
  /** Validates everything; true where it may be sent. */
  const check = (): boolean => {
    setTried(true)
    const { hasErrors } = form.validate()
    const without = pictures.all.length === 0
    pictures.setError(without ? t('picturesMissing') : undefined)
    return !hasErrors && !without
  }
  return { form, pictures, setErrors, check }
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>

/** The errors of the call's schema, by the form's names. The landing is not part of them. */
function errorsOf(draft: VehicleDraft, typed: TypedIn): FormErrors {
  const read = createVehicle.body.safeParse(newVehicleBody({ id: 1, ...typed }, draft))
  if (!read.success) return schemaErrors(read.error, storedLanguage(), VEHICLE_DRAFT_FIELDS)
  const price = pricePerDay(read.data.pricePerDay, typed.currency)
  return price.ok ? {} : { pricePerDay: refusalWords(price.refusal, storedLanguage()) }
}
