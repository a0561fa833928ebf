import type { z } from 'zod'
import type { Words } from '../refusal-words.ts'
import { RATES_PROBLEMS, type RatesProblem } from './problem-words.ts'

/** The path in `Rates` of a field that an error names: `seasons.0.minDays` of `rates.seasons.0.min_days`. */
export const ratesPath = (field: string): string =>
  field.replace(/^rates\./, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The name on the wire of a path in our words: `rates.one_way.pairs.0.from` of `rates.oneWay.pairs.0.from`. */
export const wirePath = (path: string): string =>
  path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The issue of a field that only the server can refuse, by its path in our words; `name` is what its words name. */
export const ratesIssue = (path: string, problem: RatesProblem, name = ''): z.core.$ZodIssue => ({
  code: 'custom',
  path: wirePath(path).split('.'),
  params: { words: named(RATES_PROBLEMS[problem], name) },
  message: problem,
  input: undefined,
})

const named = ({ en, es }: Words, name: string): Words => ({
  en: en.replace('{name}', () => name),
  es: es.replace('{name}', () => name),
})
