import { readdirSync, readFileSync } from 'node:fs'

/** What a process holds. */
export interface Held {
  /** Resident memory in megabytes. */
  megabytes: number
  /** Open file descriptors. */
  files: number
}

/** As Linux counts it. */
export function heldBy(pid: number): Held {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { megabytes: Math.round(kilobytes / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
}
