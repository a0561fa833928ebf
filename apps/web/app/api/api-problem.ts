import { problemAnswer } from '@nelly/contract/answers'

/** A call that was not answered as hoped. `status` 0 means that no answer came at all. */
export class ApiProblem extends Error {
  readonly status: number
  /** The refusal's name, for programs. */
  readonly code: string
  /** What each field at fault is told, by its name on the wire. */
  readonly errors: Readonly<Record<string, readonly string[]>>

  constructor(status: number, code: string, message: string, errors: ApiProblem['errors'] = {}) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** Reads what a refused call answered; what is no problem as the contract spells it stays a problem without words. */
export function problemOf(status: number, text: string): ApiProblem {
  const read = problemAnswer.safeParse(parsed(text))
  if (!read.success) return new ApiProblem(status, 'unreadable-answer', '')
  return new ApiProblem(status, read.data.code, read.data.message, read.data.errors)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
