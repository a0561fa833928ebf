import type { Parts } from '../parts.ts'

/** What commands work on: the server's own parts where one runs, else those the command line opened. */
export type CommandParts = Pick<Parts, 'db' | 'files' | 'now'>

/** What a command was given. */
export interface Given {
  /** Its options by name; a switch that was set is `true`. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** What came over standard input, for a command that asks for it. */
  input: string
}

/** What a command leaves behind: what it prints, and whether it did what it was asked to. */
export interface Outcome {
  done: boolean
  text: string
}

/** One thing an operator can have done from the command line. It runs in whichever process holds the database. */
export interface Command {
  /** What it takes, as the usage shows it. */
  usage: string
  summary: string
  /** `text` options take a value, and those of `required` must be given. */
  options: Readonly<Record<string, { type: 'string' | 'boolean'; required?: true }>>
  /** Whether it wants standard input. */
  readsInput?(options: Given['options']): boolean
  run(parts: CommandParts, given: Given): Promise<Outcome>
}
