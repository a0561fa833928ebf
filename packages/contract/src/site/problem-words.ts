import { inLanguages } from '@nelly/domain/languages'
import en from '../../messages/en/site-problems.json' with { type: 'json' }
import es from '../../messages/es/site-problems.json' with { type: 'json' }
import { translatorsOf } from '../words/translators.ts'

const problemsIn = translatorsOf({ es, en })

/** What can be wrong with a site's document beyond the shape of a field, as the parameters of an issue. */
export const siteProblem = (problem: keyof typeof es, maximum = 0) => ({
  words: inLanguages((language) => problemsIn(language)(problem, { maximum: String(maximum) })),
})
