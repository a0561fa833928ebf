import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command, Given } from './command.ts'
import { commands } from './commands.ts'

/** A parsed command. */
export interface ParsedCommand {
  name: string
  command: Command
  options: Given['options']
  file: string
}

/** Parses the arguments of the program, or returns an error message. */
export function readCommand(argv: readonly string[]): ParsedCommand | { problem: string } {
  const [name, command] =
    Object.entries(commands).find(([name]) => argv.slice(0, name.split(' ').length).join(' ') === name) ?? []
  if (!name || !command)
    return { problem: argv.length === 0 ? 'No command was given.' : 'There is no such command.' }
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(name.split(' ').length),
      options: Object.fromEntries(Object.entries(command.options).map(([key, { type }]) => [key, { type }])),
      allowPositionals: command.takesFile === true,
    })
    const options = values as Given['options']
    const missing = Object.entries(command.options).find(
      ([key, { required }]) => required && options[key] === undefined,
    )
    if (missing) return { problem: `--${missing[0]} is missing.` }
    if (command.takesFile && positionals.length !== 1) return { problem: 'One file is to be named.' }
    return { name, command, options, file: positionals.map(fromWhereItWasTyped).join() }
  } catch (error) {
    return { problem: `${(error as Error).message.split('. ')[0]?.replace(/\.?$/, '.')}` }
  }
}

/** npm runs its scripts in the project's folder, wherever it was called. */
const fromWhereItWasTyped = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

/** The usage of the commands: of those whose name begins with `first`, or of all where none does. */
export function usage(first: string | undefined): string {
  const all = Object.entries(commands)
  const meant = all.filter(([name]) => name.split(' ')[0] === first)
  const lines = (meant.length > 0 ? meant : all).map(([name, { usage, summary }]) => {
    const [script, ...rest] = name.split(' ')
    return `  npm run ${[script, '--', ...rest, usage].filter(Boolean).join(' ')}\n      ${summary}`
  })
  return ['Usage:', ...lines].join('\n')
}
