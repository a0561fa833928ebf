import { execFileSync } from 'node:child_process'

/** Requests a second that a server answers over so many connections; throws where an answer was no 200. */
export function requestsPerSecond(wrk, url, { seconds, connections = 32 }) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: gzip', url]
  const said = execFileSync(wrk, args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url}:\n${said}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)[1])
}
