import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Command, CommandParts, Given, Outcome } from './command.ts'
import { commands } from './commands.ts'
import { COPY_DATABASE, copyDatabaseCommand, removeCopies } from './copy-database.ts'
import { readHolder, removeHolder, writeHolder } from './holder-file.ts'

/** A command sent to the server: one line of JSON; the response is an `Outcome`, also one line. */
interface Message extends Given {
  name: string
}

/** The system's limit of a socket's path is 108 bytes on Linux and 104 elsewhere, including the terminator. */
const LONGEST_PATH_BYTES = 100
const TEMPORARY = 'nelly-control-'

/**
 * Lets this process run commands for the command line, over a socket that only its own user may open. The folder's lock
 * must be held. Resolves with the function that stops it, which waits for running commands.
 */
export async function openControlSocket(dataDir: string, parts: CommandParts): Promise<() => Promise<void>> {
  // Those of a server that was killed.
  removeSocket(readHolder(dataDir)?.socket)
  removeSocket(join(dataDir, 'control'))
  removeCopies(dataDir)
  const path = socketPath(dataDir)
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    // A client that disconnected needs no response.
    socket.on('error', () => {})
    void answer(socket, { ...commands, [COPY_DATABASE]: copyDatabaseCommand(dataDir) }, parts, waiting)
  })
  // Created with its final permissions: otherwise others could open it before they are changed.
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  await once(server, 'listening')
  writeHolder(dataDir, { pid: process.pid, socket: path })
  return async () => {
    removeHolder(dataDir)
    const closed = new Promise((resolve) => server.close(resolve))
    // Does not wait for clients that only hold a copy.
    for (const socket of waiting) socket.destroy()
    await closed
    removeSocket(path)
  }
}

/** Runs a command in the server behind a socket. Rejects where no server listens, or it disconnects. */
export async function askServer(path: string, message: Message): Promise<Outcome> {
  const { outcome, socket } = await askAndStay(path, message)
  socket.end()
  return outcome
}

/** The same, and stays connected: for what the server does only until the client disconnects. */
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

/** In the folder; where its path is too long for a socket, in a temporary folder of the system. */
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
