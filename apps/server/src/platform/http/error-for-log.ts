import { sqlState } from '../db/in-transaction.ts'

/** The log entry of an error: its place and kind. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** For an error of the database: table and constraint, never the row. */
  table?: string
  constraint?: string
  /** The stack, one call a line. */
  stack: string
  cause?: LoggedError
}

/** The maximum depth of logged causes. */
const DEEPEST = 4

/**
 * An error for the log. Errors of the database repeat values in their message, detail and parameters: only their
 * SQLSTATE, table and constraint are logged.
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

/** The stack without the message at its beginning. */
const callsOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
