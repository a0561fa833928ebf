import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024

/**
 * The available megabytes of memory: the limit of this process, if that is less than the machine has with its swap.
 * `bound` is 0 where none is known, and `meminfo` is Linux's, the only source for swap.
 */
export function megabytesOfMemory({ bound, total, meminfo }) {
  const swap = Number(/^SwapTotal:\s+(\d+) kB$/m.exec(meminfo)?.[1] ?? 0) * 1024
  const machine = total + swap
  return Math.floor((bound > 0 ? Math.min(bound, machine) : machine) / MEGABYTE)
}

/** Why there is not enough memory for something, in a line; undefined where there is. */
export const tooLittleMemory = (what, needed, there) =>
  there >= needed
    ? undefined
    : `${what} needs about ${needed} MB of memory, and there are ${there}: give it more, add swap, or do it on a larger machine and copy the folder.`

/** The memory of this machine, as `megabytesOfMemory` counts it. */
export const memoryHere = () =>
  megabytesOfMemory({
    // Node has it from 18.15 on.
    bound: process.constrainedMemory?.() ?? 0,
    total: totalmem(),
    meminfo: linuxMemory(),
  })

function linuxMemory() {
  try {
    return readFileSync('/proc/meminfo', 'utf8')
  } catch {
    return ''
  }
}
