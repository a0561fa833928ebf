import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Language } from '@nelly/contract/wire'
import { requestedLanguage } from '@nelly/contract/words/requested-language'

/** Without a requested language, refusals are as the owner's screens show them: in Spanish except these. */
const PRINTED_IN_ENGLISH: ReadonlySet<Refusal> = new Set(['internal-error'])

/** The language of a refusal. */
export const languageOfRefusal = (refusal: Refusal, header: string | undefined): Language =>
  requestedLanguage(header) ?? (PRINTED_IN_ENGLISH.has(refusal) ? 'en' : 'es')
