import type { LandingDraft } from '@nelly/contract/specified/owned-landing'
import { parseColour } from '@nelly/domain/landings/colours'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { useState } from 'react'

/** The state of a landing's form: the draft, a newly chosen logo, and the server's field errors. */
export interface LandingForm {
  draft: LandingDraft
  logo: File | undefined
  /** The server's error of a field, until that field is changed. */
  errors: Readonly<Partial<Record<keyof LandingDraft | 'logo', string>>>
  change(changes: Partial<LandingDraft>): void
  chooseLogo(logo: File | undefined): void
  setErrors(errors: LandingForm['errors']): void
}

/** Holds the state of a landing's form. */
export function useLandingDraft(initial: LandingDraft): LandingForm {
  const [draft, setDraft] = useState(initial)
  const [logo, setLogo] = useState<File>()
  const [errors, setErrors] = useState<LandingForm['errors']>({})
  return {
    draft,
    logo,
    errors,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }))
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])),
      }))
    },
    chooseLogo: (chosen) => {
      setLogo(chosen)
      setErrors((before) => ({ ...before, logo: undefined }))
    },
    setErrors,
  }
}

/** Whether name and colours follow the rules, so that a request makes sense. */
export const isSound = ({ name, primary, secondary }: LandingDraft): boolean =>
  addressFor(name).ok && parseColour(primary).ok && parseColour(secondary).ok
