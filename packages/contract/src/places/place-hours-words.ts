import { inLanguages } from '@nelly/domain/languages'
import type { IntervalProblem } from '@nelly/domain/places/hours-problems'
import en from '../../messages/en/hours-problems.json' with { type: 'json' }
import es from '../../messages/es/hours-problems.json' with { type: 'json' }
import { translatorsOf, type Words } from '../words/translators.ts'

const problemsIn = translatorsOf({ es, en })

/** What can be wrong with the hours of a place beyond the shape of a field. */
export const hoursProblem = (problem: IntervalProblem['problem']): Words =>
  inLanguages((language) => problemsIn(language)(problem))
