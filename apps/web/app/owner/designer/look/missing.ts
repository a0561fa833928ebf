import type { LandingDraft } from '@nelly/contract/owned-landing'
import { parseColour } from '@nelly/domain/colours'
import { addressFor } from '@nelly/domain/landing-name'

/** The keys of what a landing still lacks, in the order of its form. */
export function missingIn(draft: LandingDraft, logo: string | undefined) {
  const parts = [
    { part: 'missingName', there: addressFor(draft.name).ok },
    { part: 'missingLogo', there: logo !== undefined },
    { part: 'missingPrimary', there: parseColour(draft.primary).ok },
    { part: 'missingSecondary', there: parseColour(draft.secondary).ok },
    { part: 'missingLanguage', there: draft.language !== null },
  ] as const
  return parts.filter(({ there }) => !there).map(({ part }) => part)
}
