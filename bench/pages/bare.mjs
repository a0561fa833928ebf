import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { HEAP } from '../../scripts/lib/server.mjs'

/** Headers that Node adds itself. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** As the product limits it: a connection that is made again costs a share of each request. */
const REQUESTS_OF_CONNECTION = 100

/** Runs a bare server of Node with the options of the product, which answers with this page. */
export async function startBareServer({ body, headers }) {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)), { execArgv: HEAP })
  child.send({
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !BY_NODE.has(name))),
    body: body.toString('base64'),
    maxRequestsPerSocket: REQUESTS_OF_CONNECTION,
  })
  const [port] = await once(child, 'message')
  return { port, pid: child.pid, stop: () => child.kill() }
}
