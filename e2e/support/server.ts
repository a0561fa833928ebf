import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readHolder } from '@nelly/server/cli/holder-file'
import { startPostgresCluster } from '@nelly/server/tests/support/postgres-cluster'
import { postgres18 } from '@nelly/server/tests/support/postgres-programs'
import { copyEmptyDatabase } from './empty-database.ts'

export type Database = 'embedded' | 'postgresql'

/** The product, running as for its users, on a database of its own. */
export interface Server {
  origin: string
  /** Its data folder; without a mail server, mails are in `mail` below it. */
  dataFolder: string
  /** The address of its database; an embedded one has none. */
  databaseUrl: string | undefined
  /** Adds an operator by the command line. */
  addOwner(owner: NewOwner): Promise<void>
  /** Runs `npm run owner --` with these words. */
  owner(...words: string[]): Promise<void>
  /** `addOwner` without a process where the database is embedded: the command line's request to the running server. */
  addOwnerAtOnce(owner: NewOwner): Promise<void>
}

interface NewOwner {
  email: string
  name: string
  password: string
}

const program = (path: string) => fileURLToPath(new URL(`../../apps/server/src/${path}`, import.meta.url))

/**
 * Starts the built product on a free port for as long as `use` lasts, and removes its data afterwards. `settings` are
 * further environment variables.
 */
export async function withServer(
  database: Database,
  use: (server: Server) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-journeys-'))
  const cluster =
    database === 'postgresql' ? await startPostgresCluster(postgres18(), { copied: true }) : undefined
  const dataFolder = settings.DATA_DIR ?? join(folder, 'data')
  if (database === 'embedded') copyEmptyDatabase(join(dataFolder, 'database'))
  const env = {
    PATH: process.env.PATH,
    SECRETS_KEY: 'the key of secrets of journeys, of 32 characters',
    DATA_DIR: dataFolder,
    DEMO: 'off',
    PORT: '0',
    LOG_LEVEL: 'warn',
    // Journeys fill in a booking form as fast as bots.
    BOOKING_FORM_SECONDS: '0',
    // All of them are one network, and book more together than one may.
    RATE_LIMITS: 'off',
    SIGN_UP: 'on',
    // As in `npm start`.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/nelly-compiled', import.meta.url)),
    ...(cluster && { DATABASE_URL: cluster.url }),
    ...settings,
  }
  const child = spawn(process.execPath, [program('main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const said = await listening(child)
    const addOwner = (owner: NewOwner) => addOwnerByCommand(env, owner)
    await use({
      // With a public address it prints that, which leads through a proxy.
      origin: settings.PORT ? `http://127.0.0.1:${settings.PORT}` : said,
      dataFolder,
      databaseUrl: cluster?.url,
      addOwner,
      owner: (...words) => ownerCommand(env, words),
      addOwnerAtOnce: cluster ? addOwner : (owner) => addOwnerAtOnce(dataFolder, owner),
    })
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const addOwnerByCommand = (env: NodeJS.ProcessEnv, { email, name, password }: NewOwner): Promise<void> =>
  ownerCommand(env, ['add', '--email', email, '--name', name, '--password-stdin'], password)

async function ownerCommand(env: NodeJS.ProcessEnv, words: readonly string[], input = ''): Promise<void> {
  const command = spawn(process.execPath, [program('cli/run.ts'), 'owner', ...words], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  command.stdin?.end(input)
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`owner ${words.join(' ')} failed`)
}

async function addOwnerAtOnce(dataFolder: string, { email, name, password }: NewOwner): Promise<void> {
  const socket = createConnection(readHolder(dataFolder)?.socket ?? '')
  const options = { email, name, 'password-stdin': true }
  socket.write(`${JSON.stringify({ name: 'owner add', options, input: password, file: '' })}\n`)
  const { done, text: words } = JSON.parse(await text(socket)) as { done: boolean; text: string }
  if (!done) throw new Error(`the owner ${email} was not added: ${words}`)
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const origin = /listening at (\S+)/.exec(said)?.[1]
      if (origin) resolve(origin)
    })
    child.once('exit', () => reject(new Error(`the server did not start:\n${said}`)))
  })
}
