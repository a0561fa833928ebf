import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const NGINX = '/usr/sbin/nginx'
const OPENSSL = '/usr/bin/openssl'

/** Whether nginx and openssl are installed. */
export const hasTlsProxy = (): boolean => existsSync(NGINX) && existsSync(OPENSSL)

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Runs nginx with a self-signed certificate in front of a server for as long as `use` lasts, as an operator would. */
export async function withTlsProxy(port: number, server: string, use: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-proxy-'))
  const at = (name: string) => join(folder, name)
  execFileSync(
    OPENSSL,
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${at('key')} -out ${at('certificate')}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  writeFileSync(at('nginx.conf'), configuration(port, server, at))
  const nginx = spawn(NGINX, ['-c', at('nginx.conf'), '-e', at('error.log')], { stdio: 'inherit' })
  try {
    while (!existsSync(at('pid')) && nginx.exitCode === null) await wait(20)
    await use()
  } finally {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

const configuration = (port: number, server: string, at: (name: string) => string) => `
daemon off;
worker_processes 1;
pid ${at('pid')};
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${at(kind)};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${at('certificate')};
    ssl_certificate_key ${at('key')};
    location / {
      proxy_pass ${server};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
    }
  }
}
`
