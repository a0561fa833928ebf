import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of the tests' own. */
export interface PostgresCluster {
  /** The address of its database `postgres`, as its superuser. */
  url: string
  stop(): Promise<void>
  /** Kills all its processes with `kill -9`; only one that was started as `mortal`. */
  kill(): Promise<void>
  /** The first of its processes. */
  pid(): number
  /** Restarts it after it was killed, at the same address. */
  start(): Promise<void>
}

interface Start {
  /** Whether it runs from a copy of its programs. */
  copied?: boolean
  /** Whether it will be killed and restarted, and therefore syncs its commits to disk. */
  mortal?: boolean
  /** A folder that is kept for the next run, instead of a temporary one. */
  kept?: string
  /** Additional settings. */
  settings?: Readonly<Record<string, string>>
}

/** How long a server may take to answer. */
const START_MS = 60_000

/**
 * Starts a new, empty PostgreSQL server on a free port from the programs in `bin`; it is removed when it is stopped,
 * unless it is `kept`. PostgreSQL refuses to run as root, so root runs it as the user `nobody`; if only root can read
 * `bin`, `copied` runs it from a copy.
 */
export async function startPostgresCluster(
  bin: string,
  { copied = false, mortal = false, kept, settings: own = {} }: Start = {},
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-postgres-'))
  const user = process.getuid?.() === 0 ? nobody() : undefined
  chmodSync(folder, 0o755)
  const programs = copied && user ? copyOf(bin, folder) : bin
  const data = join(kept ?? folder, 'data')
  const isNew = !existsSync(data)
  mkdirSync(data, { mode: 0o700, recursive: true })
  if (user) chownSync(data, user.uid, user.gid)
  // PostgreSQL needs a working directory that its user may enter.
  const options = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' } }
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  if (isNew) {
    execFileSync(join(programs, 'initdb'), initial, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: mortal ? 'on' : 'off',
    max_connections: '200',
    ...own,
  }
  const args = ['-D', data, '-p', String(port)]
  for (const [key, value] of Object.entries(settings)) args.push('-c', `${key}=${value}`)
  let server: { child: ChildProcess; ended: Promise<void> } | undefined
  const start = async () => {
    // Its own process group, so that all its processes can be killed at once.
    const child = spawn(join(programs, 'postgres'), args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: mortal,
    })
    server = { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) }
    // It stops its own processes itself.
    const goesWithUs = () => void child.kill('SIGQUIT')
    process.once('exit', goesWithUs)
    child.once('exit', () => process.off('exit', goesWithUs))
    await ready(child)
  }
  const stop = async () => {
    server?.child.kill('SIGINT')
    await server?.ended
    rmSync(folder, { recursive: true, force: true })
  }
  await start().catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    start,
    pid: () => server?.child.pid ?? 0,
    async kill() {
      if (!mortal || !server?.child.pid) throw new Error('this one was not started to be killed')
      process.kill(-server.child.pid, 'SIGKILL')
      await server.ended
    },
  }
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The programs with their libraries and files, where `nobody` may read them. */
function copyOf(bin: string, folder: string): string {
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, dereference: true })
  return join(folder, 'programs', 'bin')
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${said}`))
    const timer = setTimeout(fail, START_MS)
    server.once('exit', fail)
    server.once('error', reject)
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (!/ready to accept (read-only )?connections/.test(said)) return
      clearTimeout(timer)
      resolve()
    })
  })
}
