import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the server that holds a data folder publishes about itself for the commands. */
export interface Holder {
  pid: number
  /** The path of its control socket. */
  socket: string
}

const fileIn = (dataDir: string) => join(dataDir, 'server.json')

/** Writes the holder of the folder; a former one has stopped, as the folder's lock was free. */
export const writeHolder = (dataDir: string, holder: Holder): void =>
  writeFileSync(fileIn(dataDir), `${JSON.stringify(holder)}\n`, { mode: 0o600 })

/** What the last holder wrote; undefined without one. */
export function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Holder
  } catch {
    return undefined
  }
}

export const removeHolder = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true })
