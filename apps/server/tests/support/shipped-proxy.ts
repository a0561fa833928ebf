import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/** The path of Debian's package `nginx-light`. */
export const NGINX = '/usr/sbin/nginx'

const SHIPPED = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))

export interface RunningNginx {
  port: number
  /** The one worker process. */
  pid: number | undefined
  stop(): Promise<void>
}

/** Runs nginx with `deploy/nginx.conf` in front of servers on these ports of this machine. */
export const startShippedProxy = (ports: readonly number[]): Promise<RunningNginx> =>
  startNginx((port, folder) => {
    const servers = ports.map((one) => ` server 127.0.0.1:${one}$1`).join('\n')
    const changes: [RegExp, string][] = [
      [/ server one:3000(.*)\n.* server two:3000.*/, servers],
      [/listen 80;/, `listen 127.0.0.1:${port};`],
      [/\/var\/cache\/nginx\/nelly/, join(folder, 'cache')],
    ]
    return changes.reduce(
      (text, [pattern, here]) => {
        if (!pattern.test(text)) throw new Error(`deploy/nginx.conf lacks ${pattern}`)
        return text.replace(pattern, here)
      },
      readFileSync(SHIPPED, 'utf8'),
    )
  })

/** Runs nginx on a free port, with a folder of its own; `http` is the content of its http block. */
export async function startNginx(http: (port: number, folder: string) => string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-nginx-'))
  const port = await freePort()
  const file = (name: string) => join(folder, name)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${file('pid')};
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 100000000;
      ${temporary.map((kind) => `${kind}_temp_path ${file(kind)};`).join(' ')}
      ${http(port, folder)}
    }`,
  )
  const child = spawn(NGINX, ['-c', file('nginx.conf'), '-e', file('error.log')], { stdio: 'ignore' })
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  while (!existsSync(file('pid'))) {
    if (child.exitCode !== null) throw new Error(readFileSync(file('error.log'), 'utf8'))
    await pause(20)
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      process.off('exit', endWithUs)
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
