import { MIN_PASSWORD } from '@nelly/domain/limits'
import en from '../../messages/en/refusals.json' with { type: 'json' }
import es from '../../messages/es/refusals.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'
import type { Refusal } from './refusals.ts'

const refusalsIn = translatorsOf({ es, en })

/** The sentence for a refusal in a language. A `Refusal` without one in each does not compile. */
export const refusalWords = (refusal: Refusal, language: Language): string =>
  refusalsIn(language)(refusal, { least: MIN_PASSWORD })

/** Whether something is the name of a refusal. */
export const isRefusal = (name: unknown): name is Refusal =>
  typeof name === 'string' && Object.hasOwn(es, name)
