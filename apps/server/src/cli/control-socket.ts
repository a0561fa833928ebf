import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Command, CommandParts, Given, Outcome } from './command.ts'
import { commands } from './commands.ts'
import { COPY_DATABASE, copyDatabaseCommand, removeCopies } from './copy-database.ts'
import { readHolder, removeHolder, writeHolder } from './holder-file.ts'

/** A command on its way to the server: one line of JSON; the answer is an `Outcome`, on one line too. */
interface Message extends Given {
  name: string
}

/** The system's bound on a socket's path is 108 bytes on Linux and 104 elsewhere, an end mark included. */
const LONGEST_PATH_BYTES = 100
const TEMPORARY = 'nelly-control-'

/**
 * Has this process run commands for the command line, over a socket that only its own user may open. The folder's
 * lock must be held. Resolves with what ends it: that waits for commands under way.
 */
export async function openControlSocket(dataDir: string, parts: CommandParts): Promise<() => Promise<void>> {
  // Those of a server that was killed.
  removeSocket(readHolder(dataDir)?.socket)
  removeSocket(join(dataDir, 'control'))
  removeCopies(dataDir)
  const path = socketPath(dataDir)
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    // Who asks and goes away needs no answer.
    socket.on('error', () => {})
    void answer(socket, { ...commands, [COPY_DATABASE]: copyDatabaseCommand(dataDir) }, parts, waiting)
  })
  // Made with its final rights: between making it and taking them away, others could open it.
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  await once(server, 'listening')
  writeHolder(dataDir, { pid: process.pid, socket: path })
  return async () => {
    removeHolder(dataDir)
    const closed = new Promise((resolve) => server.close(resolve))
    // Nobody is waited for who merely keeps what they were lent.
    for (const socket of waiting) socket.destroy()
    await closed
    removeSocket(path)
  }
}

/** Has the server behind a socket run a command. Rejects where nobody listens there, or it went away meanwhile. */
export async function askServer(path: string, message: Message): Promise<Outcome> {
  const { outcome, socket } = await askAndStay(path, message)
  socket.end()
  return outcome
}

/** The same, and stays connected: for what the server does only until whoever asked is gone. */
export async function askAndStay(
  path: string,
  message: Message,
): Promise<{ outcome: Outcome; socket: Socket }> {
  const socket = createConnection({ path })
  await once(socket, 'connect')
  socket.write(`${JSON.stringify(message)}\n`)
  return { outcome: JSON.parse(await line(socket)) as Outcome, socket }
}

async function answer(
  socket: Socket,
  known: Readonly<Record<string, Pick<Command, 'run'>>>,
  parts: CommandParts,
  waiting: Set<Socket>,
): Promise<void> {
  const say = (outcome: Outcome) => `${JSON.stringify(outcome)}\n`
  const closed = new Promise((resolve) => socket.once('close', resolve))
  try {
    const { name, ...given } = JSON.parse(await line(socket)) as Message
    const outcome = await known[name]?.run(parts, given)
    if (outcome?.afterwards) {
      waiting.add(socket)
      socket.write(say(outcome))
      await closed
      waiting.delete(socket)
      await outcome.afterwards()
    } else socket.end(say(outcome ?? { done: false, text: 'The server that runs is of another version.' }))
  } catch (error) {
    socket.end(say({ done: false, text: `It failed: ${(error as Error).message}` }))
  }
}

/** The line that the other side sends. */
function line(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk
      if (received.endsWith('\n')) resolve(received)
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the other side went away')))
  })
}

/** Within the folder; where that lies too deep for a socket, within one of the system's temporary folders. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'control')
  if (Buffer.byteLength(path) <= LONGEST_PATH_BYTES) return path
  return join(mkdtempSync(join(tmpdir(), TEMPORARY)), 'control')
}

/** Also the temporary folder that was made for it. */
function removeSocket(path: string | undefined): void {
  if (path === undefined || basename(path) !== 'control') return
  rmSync(path, { force: true })
  if (basename(dirname(path)).startsWith(TEMPORARY)) rmSync(dirname(path), { recursive: true, force: true })
}
