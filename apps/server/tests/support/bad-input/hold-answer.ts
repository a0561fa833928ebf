import { problemAnswer } from '@nelly/contract/calls/problem-answer'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { problems, REFUSALS, type Refusal } from '@nelly/contract/refusals/refusals'
import { reservationStandsWords } from '@nelly/contract/reservations/reservation-words'
import type { Language } from '@nelly/contract/wire'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** Where the reservation of a refusal stands, in words. */
const standingOf = (reservation: Record<string, unknown> | undefined, language: Language): string[] =>
  reservation ? [reservationStandsWords(reservation.status as ReservationStatus, language)] : []

/** Phrases of zod and parsers that must not reach a caller. */
const NOBODYS_WORDS =
  /^(invalid|too |expected|unexpected|unrecognized)|received|must be|\bNaN\b|undefined|\[object/i

/**
 * Checks a refusal: a known code with its status, its message in the requested language, and under `errors` a message
 * for each invalid field. Throws for a server error.
 */
export function holdRefusal(answer: LightMyRequestResponse, language: Language, of: string): void {
  expect(answer.statusCode, `${of}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.headers['content-type'], of).toBe('application/json; charset=utf-8')
  const { code, message, errors = {}, newest } = problemAnswer.strict().parse(answer.json())
  expect(REFUSALS, of).toContain(code)
  expect([answer.statusCode, message], of).toEqual([
    problems[code as Refusal].status,
    [
      refusalWords(code as Refusal, language),
      ...(code === 'step-not-possible' ? standingOf(newest, language) : []),
    ].join(' '),
  ])
  const words = Object.values(errors).flat()
  expect(answer.statusCode === 422, `${of}: ${answer.body}`).toBe(words.length > 0)
  for (const word of words) expect(word, of).not.toMatch(NOBODYS_WORDS)
}
