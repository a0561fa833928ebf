import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { CommandParts, Given, Outcome } from './command.ts'
import { commands } from './commands.ts'
import { readHolder, removeHolder, writeHolder } from './holder-file.ts'

/** A command on its way to the server: one JSON text, ended by closing that direction; the answer is an `Outcome`. */
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
  const path = socketPath(dataDir)
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Who asks and goes away needs no answer.
    socket.on('error', () => {})
    void answer(socket, parts)
  })
  // Made with its final rights: between making it and taking them away, others could open it.
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  await once(server, 'listening')
  writeHolder(dataDir, { pid: process.pid, socket: path })
  return async () => {
    removeHolder(dataDir)
    await new Promise((resolve) => server.close(resolve))
    removeSocket(path)
  }
}

/** Has the server behind a socket run a command. Rejects where nobody listens there, or it went away meanwhile. */
export async function askServer(path: string, message: Message): Promise<Outcome> {
  const socket = createConnection({ path, allowHalfOpen: true })
  await once(socket, 'connect')
  socket.end(JSON.stringify(message))
  return JSON.parse(await received(socket)) as Outcome
}

async function answer(socket: Socket, parts: CommandParts): Promise<void> {
  try {
    const { name, options, input } = JSON.parse(await received(socket)) as Message
    const outcome = await commands[name]?.run(parts, { options, input })
    socket.end(
      JSON.stringify(outcome ?? { done: false, text: 'The server that runs is of another version.' }),
    )
  } catch (error) {
    socket.end(
      JSON.stringify({ done: false, text: `It failed: ${(error as Error).message}` } satisfies Outcome),
    )
  }
}

/** All that the other side sends; reading it by an iterator would close the socket before it is answered. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('end', () => resolve(Buffer.concat(chunks).toString()))
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
