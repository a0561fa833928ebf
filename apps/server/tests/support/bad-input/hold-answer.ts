import { problemAnswer } from '@nelly/contract/answers'
import { problems } from '@nelly/contract/problems'
import { refusalWords } from '@nelly/contract/refusal-words'
import { REFUSALS, type Refusal } from '@nelly/contract/refusals'
import type { Language } from '@nelly/contract/wire'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** How zod and parsers speak among themselves. */
const NOBODYS_WORDS =
  /^(invalid|too |expected|unexpected|unrecognized)|received|must be|NaN|undefined|\[object/i

/**
 * Holds a refusal to what every one is: a known code with its status, its words in the language asked for, and under
 * `errors` a word for each field at fault. Throws for what is a fault of the server's.
 */
export function holdRefusal(answer: LightMyRequestResponse, language: Language, of: string): void {
  expect(answer.statusCode, `${of}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.headers['content-type'], of).toBe('application/json; charset=utf-8')
  const { code, message, errors = {} } = problemAnswer.strict().parse(answer.json())
  expect(REFUSALS, of).toContain(code)
  expect([answer.statusCode, message], of).toEqual([
    problems[code as Refusal].status,
    refusalWords(code as Refusal, language),
  ])
  const words = Object.values(errors).flat()
  expect(answer.statusCode === 422, `${of}: ${answer.body}`).toBe(words.length > 0)
  for (const word of words) expect(word, of).not.toMatch(NOBODYS_WORDS)
}
