import en from '../../messages/en/successes.json' with { type: 'json' }
import es from '../../messages/es/successes.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const successesIn = translatorsOf({ es, en })

/** A call whose success has a message. */
export type Success = keyof typeof es

/** The message in a language. */
export const successWords = (success: Success, language: Language): string => successesIn(language)(success)
