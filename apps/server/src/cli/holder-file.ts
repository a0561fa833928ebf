import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the server that holds a data folder tells the commands about itself. */
export interface Holder {
  pid: number
  /** The path of its control socket. */
  socket: string
}

const fileIn = (dataDir: string) => join(dataDir, 'server.json')

/** Leaves word of who holds the folder; whoever wrote there before is gone, as the folder's lock was free. */
export const writeHolder = (dataDir: string, holder: Holder): void =>
  writeFileSync(fileIn(dataDir), `${JSON.stringify(holder)}\n`, { mode: 0o600 })

/** What the last holder told; undefined where none did. */
export function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Holder
  } catch {
    return undefined
  }
}

export const removeHolder = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true })
