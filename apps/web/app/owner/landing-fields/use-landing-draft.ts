import type { LandingDraft } from '@nelly/contract/owned-landing'
import { parseColour } from '@nelly/domain/colours'
import { addressFor } from '@nelly/domain/landing-name'
import { useState } from 'react'

/** What a landing's form holds: the draft, the logo chosen anew, and what the server said of each field. */
export interface LandingForm {
  draft: LandingDraft
  logo: File | undefined
  /** What the server said of a field, until that field is touched again. */
  errors: Readonly<Partial<Record<keyof LandingDraft | 'logo', string>>>
  change(changes: Partial<LandingDraft>): void
  chooseLogo(logo: File | undefined): void
  setErrors(errors: LandingForm['errors']): void
}

/** Keeps a landing's form while it is filled. */
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

/** Whether name and colours follow the rules, so that the server need not be asked in vain. */
export const isSound = ({ name, primary, secondary }: LandingDraft): boolean =>
  addressFor(name).ok && parseColour(primary).ok && parseColour(secondary).ok
