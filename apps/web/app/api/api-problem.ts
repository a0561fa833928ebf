import type { ProblemAnswer } from '@nelly/contract/calls/problem-answer'

/** A failed call. `status` 0 means that there was no response. */
export class ApiProblem extends Error {
  readonly status: number
  /** The refusal's name, for programs. */
  readonly code: string
  /** The message for each invalid field, by its name on the wire. */
  readonly errors: Readonly<Record<string, readonly string[]>>

  /** With `changed-meanwhile`: what is stored now, as the call answers it. */
  readonly newest: ProblemAnswer['newest']

  /** With `collides` and `unit-taken`: the reservations in the way. */
  readonly collisions: NonNullable<ProblemAnswer['collisions']>

  /** With `unit-taken`: whether those in the way can change their unit. */
  readonly canSwap: boolean
  /** With `changed-meanwhile` of a reservation: who changed it. */
  readonly changed: ProblemAnswer['changed']
  /** The whole answer. */
  readonly more: Partial<ProblemAnswer>

  constructor(
    status: number,
    code: string,
    message: string,
    errors: ApiProblem['errors'] = {},
    more: Partial<ProblemAnswer> = {},
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.errors = errors
    this.collisions = more.collisions ?? []
    this.canSwap = more.swap ?? false
    this.changed = more.changed
    this.newest = more.newest
    this.more = more
  }
}

/** Parses the response of a refused call; one that does not match the contract becomes a problem without a message. */
export function problemOf(status: number, text: string): ApiProblem {
  const answer = parsed(text)
  if (!isProblem(answer)) return new ApiProblem(status, 'unreadable-answer', '')
  return new ApiProblem(status, answer.code, answer.message, answer.errors, answer)
}

/** Whether an answer is our server's and not that of a proxy. Its schema is not loaded with every screen. */
const isProblem = (answer: unknown): answer is ProblemAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  typeof (answer as ProblemAnswer).code === 'string' &&
  typeof (answer as ProblemAnswer).message === 'string'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
