import { readdirSync, readFileSync } from 'node:fs'

const kilobytes = (pid, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** The current memory of a process in megabytes. */
export const resident = (pid) => kilobytes(pid, 'VmRSS') / 1024

/** Its peak memory so far. */
export const peak = (pid) => kilobytes(pid, 'VmHWM') / 1024

/** The children of a process, by their command lines; one that is just ending has none. */
const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

/** Records the peak memory of a process's children with a matching command line, until it is stopped. */
export function watchChildren(pid, kind) {
  let most = 0
  const look = () => {
    for (const child of childrenOf(pid)) {
      try {
        if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(kind)) most = Math.max(most, peak(child))
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  const watch = setInterval(look, 50)
  return {
    most: () => most,
    stop: () => clearInterval(watch),
  }
}

/** The current memory of a process and its children in megabytes, with shared pages counted once. */
export const heldTogether = (pid) => sharesOf(pid).reduce((sum, megabytes) => sum + megabytes, 0)

const sharesOf = (pid) =>
  [pid, ...childrenOf(pid)].map((one) => {
    try {
      const shares = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+)/m.exec(shares)?.[1] ?? 0) / 1024
    } catch {
      // It has ended meanwhile.
      return 0
    }
  })
