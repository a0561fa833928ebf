import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A clock tick of the kernel, in seconds. */
const TICK = 0.01

/**
 * The throughput of a server, the process `pid`, over a number of connections: requests a second by wall-clock time,
 * and by its processor time, which is independent of other load. Throws where a response was not 200.
 */
export function throughput(wrk, pid, url, { seconds, connections = 32 }) {
  const before = cpuSeconds(pid)
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-H',
    'accept-encoding: gzip',
    url,
  ]
  const said = execFileSync(wrk, args, { encoding: 'utf8' })
  const spent = cpuSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url}:\n${said}`)
  const requests = Number(/(\d+) requests in/.exec(said)[1])
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)[1]), perCpuSecond: requests / spent }
}

/** The processor time of a process, including its threads and the kernel's work for it. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
