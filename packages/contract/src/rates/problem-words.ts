import { inLanguages } from '@nelly/domain/languages'
import en from '../../messages/en/rate-problems.json' with { type: 'json' }
import es from '../../messages/es/rate-problems.json' with { type: 'json' }
import { translatorsOf, type Words } from '../words/translators.ts'

const problemsIn = translatorsOf({ es, en })

/** What can be wrong with a rates document beyond the shape of a field. */
export type RatesProblem = keyof typeof es

/** The sentence of a problem; it may name a place. */
export const ratesProblem = (problem: RatesProblem, name = ''): Words =>
  inLanguages((language) => problemsIn(language)(problem, { name }))
