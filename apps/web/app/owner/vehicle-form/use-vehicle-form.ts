import { type FormErrors, useForm } from '@mantine/form'
import { fieldErrors } from '@nelly/contract/field-words'
import { newVehicleBody, VEHICLE_DRAFT_FIELDS, type VehicleDraft } from '@nelly/contract/owned-vehicle'
import { createVehicle } from '@nelly/contract/vehicles'
import { useState } from 'react'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { FormPicture } from './pictures.ts'

export const EMPTY_VEHICLE: VehicleDraft = {
  name: '',
  description: '',
  pricePerDay: '',
  seats: null,
  luggage: null,
  type: null,
  transmission: null,
  brand: '',
  features: [],
  specialFeatures: [],
  equipment: [],
  commission: 0,
  units: 1,
}

/** A vehicle's form: its fields, checked by the server's own schema, and its pictures. */
export function useVehicleForm(initial: VehicleDraft, initialPictures: readonly FormPicture[]) {
  const say = useWords('vehicleForm')
  const [pictures, setPictures] = useState(initialPictures)
  const [pictureError, setPictureError] = useState<string>()
  const form = useForm<VehicleDraft>({
    mode: 'controlled',
    initialValues: initial,
    validate: errorsOf,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })

  const choosePictures = (next: readonly FormPicture[]) => {
    setPictures(next)
    setPictureError(undefined)
  }
  /** Shows what the server said of fields and pictures. */
  const tell = ({ pictures: ofPictures, ...ofFields }: Partial<Record<string, string>>) => {
    setPictureError(ofPictures)
    form.setErrors(ofFields)
  }
  /** Checks everything; true where it may be sent. */
  const check = (): boolean => {
    const { hasErrors } = form.validate()
    if (pictures.length === 0) setPictureError(say('picturesMissing'))
    return !hasErrors && pictures.length > 0
  }
  return { form, pictures, pictureError, choosePictures, tellOfPictures: setPictureError, tell, check }
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>

/** What the schema of the call says of the draft, by the form's names. The landing plays no part in it. */
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
