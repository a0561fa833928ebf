import { type FormErrors, useForm } from '@mantine/form'
import { fieldErrors } from '@nelly/contract/field-words'
import {
  newVehicleBody,
  VEHICLE_DRAFT_FIELDS,
  VEHICLE_NUMBERS,
  type VehicleDraft,
} from '@nelly/contract/owned-vehicle'
import { createVehicle } from '@nelly/contract/vehicles'
import { useState } from 'react'
import { numberFaults, useNumberFault } from '../forms/use-number-fault.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { FormPicture } from './pictures.ts'
import { usePictures } from './use-pictures.ts'

/**
 * A vehicle's form: its fields, validated by the server's own schema, and its pictures. No errors are shown before the
 * first attempt to save; from then on each field is validated while it is typed in.
 */
export function useVehicleForm(initial: VehicleDraft, initialPictures: readonly FormPicture[]) {
  const say = useWords('vehicleForm')
  const pictures = usePictures(initialPictures)
  const numberFault = useNumberFault()
  const [tried, setTried] = useState(false)
  const form = useForm<VehicleDraft>({
    mode: 'controlled',
    initialValues: initial,
    validate: (draft) => ({
      ...errorsOf(draft),
      ...numberFaults(draft, VEHICLE_NUMBERS, numberFault),
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
    pictures.setError(without ? say('picturesMissing') : undefined)
    return !hasErrors && !without
  }
  return { form, pictures, setErrors, check }
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>

/** The errors of the call's schema, by the form's names. The landing is not part of them. */
function errorsOf(draft: VehicleDraft): FormErrors {
  const read = createVehicle.body.safeParse(newVehicleBody(1, draft))
  if (read.success) return {}
  const errors: FormErrors = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, storedLanguage()))) {
    const field = VEHICLE_DRAFT_FIELDS[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
