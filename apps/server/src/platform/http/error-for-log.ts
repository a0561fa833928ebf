import { sqlState } from '../db/in-transaction.ts'

/** What a log tells of an error: where it happened and what kind it is. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** Where a database objects to a row: its table and the constraint, never the row. */
  table?: string
  constraint?: string
  /** The calls that led to it, one a line. */
  stack: string
  cause?: LoggedError
}

/** Deeper than this no cause is told. */
const DEEPEST = 4

/**
 * An error as it may be logged. Errors of the database repeat the values they failed with, in their message, their
 * detail and their parameters: of these only the SQLSTATE, table and constraint are told.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else was thrown', stack: '' }
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  const cause =
    error.cause instanceof Error && depth < DEEPEST ? errorForLog(error.cause, depth + 1) : undefined
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: isOfDatabase(error) ? 'the database refused a query' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: callsOf(error),
    ...(cause && { cause }),
  }
}

const isOfDatabase = (error: Error): boolean =>
  'query' in error || 'params' in error || sqlState(error) !== undefined

/** The stack without the message that it begins with. */
const callsOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
