import type { LandingDraft } from '@nelly/contract/owned-landing'
import { parseColour } from '@nelly/domain/colours'
import { addressFor } from '@nelly/domain/landing-name'
import { useState } from 'react'

/** What a landing's form holds: the draft, the logo chosen anew, and what the server said of each field. */
export interface LandingForm {
  draft: LandingDraft
  logo: File | undefined
  /** What the server said of a field, until that field is touched again. */
  told: Readonly<Partial<Record<keyof LandingDraft | 'logo', string>>>
  change(changes: Partial<LandingDraft>): void
  chooseLogo(logo: File | undefined): void
  tell(told: LandingForm['told']): void
}

/** Keeps a landing's form while it is filled. */
export function useLandingDraft(initial: LandingDraft): LandingForm {
  const [draft, setDraft] = useState(initial)
  const [logo, setLogo] = useState<File>()
  const [told, setTold] = useState<LandingForm['told']>({})
  return {
    draft,
    logo,
    told,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }))
      setTold((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])),
      }))
    },
    chooseLogo: (chosen) => {
      setLogo(chosen)
      setTold((before) => ({ ...before, logo: undefined }))
    },
    tell: setTold,
  }
}

/** Whether name and colours follow the rules, so that the server need not be asked in vain. */
export const isSound = ({ name, primary, secondary }: LandingDraft): boolean =>
  addressFor(name).ok && parseColour(primary).ok && parseColour(secondary).ok
