import { type ProblemAnswer, problemAnswer } from '@nelly/contract/answers'

/** A call that was not answered as hoped. `status` 0 means that no answer came at all. */
export class ApiProblem extends Error {
  readonly status: number
  /** The refusal's name, for programs. */
  readonly code: string
  /** What each field at fault is told, by its name on the wire. */
  readonly errors: Readonly<Record<string, readonly string[]>>

  /** With `changed-meanwhile`: both values of each field that others changed, by its name on the wire. */
  readonly conflicts: NonNullable<ProblemAnswer['conflicts']>

  constructor(
    status: number,
    code: string,
    message: string,
    errors: ApiProblem['errors'] = {},
    conflicts: ApiProblem['conflicts'] = {},
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.errors = errors
    this.conflicts = conflicts
  }
}

/** Reads what a refused call answered; what is no problem as the contract spells it stays a problem without words. */
export function problemOf(status: number, text: string): ApiProblem {
  const read = problemAnswer.safeParse(parsed(text))
  if (!read.success) return new ApiProblem(status, 'unreadable-answer', '')
  const { code, message, errors, conflicts } = read.data
  return new ApiProblem(status, code, message, errors, conflicts)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
