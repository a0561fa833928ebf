import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import { type Config, readConfig } from '../config.ts'
import { openStores } from '../open-stores.ts'
import type { Outcome } from './command.ts'
import { askServer } from './control-socket.ts'
import { readHolder } from './holder-file.ts'
import { type Asked, readCommand, usage } from './read-command.ts'

/** How long a command waits for a folder whose holder does not answer, as it is about to start or to end. */
const PATIENCE_MS = 15_000

/** The command line: 0 where the command was done, 1 where it was not, 2 where it could not be understood. */
export async function run(argv: readonly string[]): Promise<number> {
  if (argv.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    console.log(usage(argv[0]))
    return 0
  }
  const asked = readCommand(argv)
  if ('problem' in asked) {
    console.error(`${asked.problem}\n${usage(argv[0])}`)
    return 2
  }
  try {
    const input = asked.command.readsInput?.(asked.options) ? await text(process.stdin) : ''
    const { done, text: words } = await carryOut(readConfig(process.env), asked, input)
    if (done) console.log(words)
    else console.error(words)
    return done ? 0 : 1
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(`nelly: ${error.message}`)
    return 1
  }
}

/** Here, over the database itself, or where a server has it for itself alone, there. */
async function carryOut(config: Config, { name, command, options }: Asked, input: string): Promise<Outcome> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const stores = await openStores(config)
    if (stores) {
      try {
        return await command.run({ ...stores, now: () => new Date() }, { options, input })
      } finally {
        await stores.close()
      }
    }
    const holder = readHolder(config.dataDir)
    const outcome = holder && (await unlessAbsent(askServer(holder.socket, { name, options, input })))
    if (outcome) return outcome
  }
  throw new CannotStart(`another process holds ${config.dataDir} and does not answer; try again in a moment`)
}

/** Undefined where nobody listens; what breaks later is told, as the command may have been done. */
async function unlessAbsent(asking: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await asking
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw new CannotStart('the server went away before it answered; see whether the command was done')
  }
}
