import { readdirSync, readFileSync } from 'node:fs'

/** The resources of a process. */
export interface Held {
  /** Resident memory in megabytes. */
  megabytes: number
  /** Open file descriptors. */
  files: number
}

/** Processor time in seconds, including child processes. */
export function busySeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return started.reduce((sum, child) => sum + busySeconds(Number(child)), ticks / 100)
}

/** As Linux counts it. */
export function heldBy(pid: number): Held {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { megabytes: Math.round(kilobytes / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
}
