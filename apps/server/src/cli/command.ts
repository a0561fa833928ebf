import type { Stores } from '../platform/open-stores.ts'
import type { Parts } from '../platform/parts.ts'

/** What commands work on: the server's own parts where one runs, else those that the command line opened. */
export interface CommandParts extends Pick<Parts, 'db' | 'files' | 'now'>, Pick<Stores, 'isShared'> {
  /** Of links in mails. */
  linkOrigin: string
}

/** The arguments of a command. */
export interface Given {
  /** Its options by name; a switch is `true`. */
  options: Readonly<Record<string, string | boolean | undefined>>
  /** The standard input, for a command that reads it. */
  input: string
  /** The given file, as an absolute path; empty for a command that takes none. */
  file: string
}

/** The result of a command: its output, and whether it succeeded. */
export interface Outcome {
  done: boolean
  text: string
  /** What is still to be done, in the process that ran it, after the client has disconnected. */
  afterwards?: () => Promise<void>
}

/** A command of the operator's. It runs in the process that holds the database, or beside it. */
export interface Command {
  /** Its arguments, as the usage shows them. */
  usage: string
  summary: string
  /** `text` options take a value, and those of `required` must be given. */
  options: Readonly<Record<string, { type: 'string' | 'boolean'; required?: true }>>
  /** Whether the path of a file follows its name. */
  takesFile?: true
  /** How it runs where a server holds the database: in the server, here on a copy, or not at all. */
  whileServing(options: Given['options']): 'there' | 'over a copy' | 'refused'
  /** Whether it reads the standard input. */
  readsInput?(options: Given['options']): boolean
  run(parts: CommandParts, given: Given): Promise<Outcome>
}
