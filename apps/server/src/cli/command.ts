import type { Stores } from '../platform/open-stores.ts'
import type { Parts } from '../platform/parts.ts'

/** What commands work on: the server's own parts where one runs, else those the command line opened. */
export interface CommandParts extends Pick<Parts, 'db' | 'files' | 'now'>, Pick<Stores, 'isShared'> {}

/** What a command was given. */
export interface Given {
  /** Its options by name; a switch that was set is `true`. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** What came over standard input, for a command that asks for it. */
  input: string
  /** The file that was named, as an absolute path; empty for a command that takes none. */
  file: string
}

/** What a command leaves behind: what it prints, and whether it did what it was asked to. */
export interface Outcome {
  done: boolean
  text: string
  /** What is still to be done, in the process that ran it, once whoever asked has gone. */
  afterwards?: () => Promise<void>
}

/** One thing an operator can have done from the command line. It runs in whichever process holds the database, or beside it. */
export interface Command {
  /** What it takes, as the usage shows it. */
  usage: string
  summary: string
  /** `text` options take a value, and those of `required` must be given. */
  options: Readonly<Record<string, { type: 'string' | 'boolean'; required?: true }>>
  /** Whether the path of a file follows its name. */
  takesFile?: true
  /** What becomes of it where a running server holds the database: it runs there, or here over a copy, or not at all. */
  whileServing(options: Given['options']): 'there' | 'over a copy' | 'refused'
  /** Whether it wants standard input. */
  readsInput?(options: Given['options']): boolean
  run(parts: CommandParts, given: Given): Promise<Outcome>
}
