import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/** Where Debian's package `nginx-light` has it. */
export const NGINX = '/usr/sbin/nginx'

const SHIPPED = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))

export interface ShippedProxy {
  port: number
  /** The process that answers. */
  pid: number | undefined
  stop(): Promise<void>
}

/** Runs nginx with `deploy/nginx.conf` before servers on these ports of this machine. */
export async function startShippedProxy(ports: readonly number[]): Promise<ShippedProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-proxy-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, ports))
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  while (!existsSync(join(folder, 'pid'))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
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

/** The shipped file with the places of this machine in it, and what has to be around it. */
function configuration(folder: string, port: number, ports: readonly number[]): string {
  let shipped = readFileSync(SHIPPED, 'utf8')
  for (const [pattern, text] of [
    [
      / server one:3000(.*)\n.* server two:3000.*/,
      ports.map((one) => ` server 127.0.0.1:${one}$1`).join('\n'),
    ],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/\/var\/cache\/nginx\/nelly/, join(folder, 'cache')],
  ] as const) {
    if (!pattern.test(shipped)) throw new Error(`deploy/nginx.conf lacks ${pattern}`)
    shipped = shipped.replace(pattern, text)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; master_process off; pid ${join(folder, 'pid')};
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 100000000;
      ${temporary.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')}
      ${shipped}
    }`
}
