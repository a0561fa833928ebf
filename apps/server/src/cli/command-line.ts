import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Config, linkOriginOf, readConfig } from '../config.ts'
import { CannotStart, reasonNotToStart } from '../platform/cannot-start.ts'
import { openCopy, openStores } from '../platform/open-stores.ts'
import { borrowCopy } from './borrow-copy.ts'
import type { Outcome } from './command.ts'
import { askServer } from './control-socket.ts'
import { readHolder } from './holder-file.ts'
import { type ParsedCommand, readCommand, usage } from './read-command.ts'

/** How long a command waits for a folder whose holder does not answer, as it may be starting or stopping. */
const PATIENCE_MS = 15_000

/** The command line: exit code 0 on success, 1 on failure, 2 for a syntax error. */
export async function run(argv: readonly string[]): Promise<number> {
  if (argv.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    console.log(usage(argv[0]))
    return 0
  }
  const parsed = readCommand(argv)
  if ('problem' in parsed) {
    console.error(`${parsed.problem}\n${usage(argv[0])}`)
    return 2
  }
  try {
    const input = parsed.command.readsInput?.(parsed.options) ? await text(process.stdin) : ''
    const { done, text: words } = await carryOut(readConfig(process.env), parsed, input)
    if (done) console.log(words)
    else console.error(words)
    return done ? 0 : 1
  } catch (error) {
    const reason = reasonNotToStart(error)
    if (reason === undefined) throw error
    console.error(`nelly: ${reason}`)
    return 1
  }
}

/** Runs it here, on the database itself, or in the server that holds the database. */
async function carryOut(config: Config, parsed: ParsedCommand, input: string): Promise<Outcome> {
  const { name, command, options, file } = parsed
  const whileServing = (socket: string): Promise<Outcome> => {
    const how = command.whileServing(options)
    if (how === 'refused')
      return Promise.resolve({
        done: false,
        text: `A server is running on ${config.dataDir}; stop it first.`,
      })
    return how === 'there'
      ? askServer(socket, { name, options, input, file })
      : overCopy(config, socket, parsed, input)
  }
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const stores = await openStores(config)
    if (stores) {
      try {
        return await command.run(
          { ...stores, now: () => new Date(), linkOrigin: linkOriginOf(config) },
          { options, input, file },
        )
      } finally {
        await stores.close()
      }
    }
    const holder = readHolder(config.dataDir)
    const outcome = holder && (await unlessAbsent(whileServing(holder.socket)))
    if (outcome) return outcome
  }
  throw new CannotStart(`another process holds ${config.dataDir} and does not answer; try again in a moment`)
}

/** Runs it here, on a copy of the database that the server makes and keeps for as long as this takes. */
async function overCopy(
  config: Config,
  socket: string,
  { command, options, file }: ParsedCommand,
  input: string,
): Promise<Outcome> {
  const copy = await borrowCopy(config.dataDir, socket)
  try {
    const stores = await openCopy(config, copy.folder)
    try {
      const outcome = await command.run(
        { ...stores, now: () => new Date(), linkOrigin: linkOriginOf(config) },
        { options, input, file },
      )
      copy.assertHeld()
      return outcome
    } finally {
      await stores.close()
    }
  } finally {
    copy.giveBack()
  }
}

/** Undefined where no server listens; a later failure is reported, as the command may have been executed. */
async function unlessAbsent(asking: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await asking
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof CannotStart) throw error
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw new CannotStart('the server went away before it answered; see whether the command was done')
  }
}
