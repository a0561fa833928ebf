import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../src/testing/free-port.ts'
import { folderFor } from './places.ts'
import { debians } from './scenario-needs.ts'

/** nginx before several servers: what one can't take goes to the next. Throws `Missing` where there is no nginx. */
export async function balancer(ports: readonly number[]): Promise<{ port: number; stop(): Promise<void> }> {
  const nginx = debians('nginx-light', '/usr/sbin/nginx')
  const folder = folderFor('nginx')
  const port = await freePort()
  const file = (name: string) => join(folder, name)
  writeFileSync(file('nginx.conf'), configuration(port, ports, file))
  const child = spawn(nginx, ['-c', file('nginx.conf'), '-e', file('error.log')], { stdio: 'ignore' })
  const goesWithUs = () => void child.kill('SIGKILL')
  process.once('exit', goesWithUs)
  while (!existsSync(file('pid')) && child.exitCode === null) await pause(20)
  return {
    port,
    async stop() {
      process.off('exit', goesWithUs)
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** That of `docs/operations.md`, without its certificate. */
const configuration = (port: number, servers: readonly number[], file: (name: string) => string) => `
daemon off;
worker_processes 1;
pid ${file('pid')};
events {}
http {
  access_log off;
  client_body_temp_path ${file('bodies')};
  proxy_temp_path ${file('answers')};
  fastcgi_temp_path ${file('fastcgi')};
  uwsgi_temp_path ${file('uwsgi')};
  scgi_temp_path ${file('scgi')};
  client_max_body_size 121m;
  upstream nelly {
${servers.map((server) => `    server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nelly;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_503 non_idempotent;
      proxy_next_upstream_tries 4;
    }
  }
}
`
