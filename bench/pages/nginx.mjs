import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Has one worker of nginx serve bodies and headers just as they were answered, for as long as `use` lasts. */
export async function withNginx(nginx, pages, use) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-nginx-'))
  const port = await freePort()
  const locations = pages.map(({ name, body, headers }) => {
    mkdirSync(join(folder, 'www'), { recursive: true })
    writeFileSync(join(folder, 'www', name), body)
    const kept = Object.entries(headers).filter(([header]) => !BY_NGINX.has(header))
    const lines = kept.map(([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}";`)
    return `location = /${name} { types {} default_type "${headers['content-type']}"; ${lines.join(' ')} }`
  })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; master_process off; pid ${folder}/pid; error_log stderr crit; daemon off;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag off;
      open_file_cache max=100; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}/www; ${locations.join('\n')} } }`,
  )
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    for (let tries = 0; tries < 100 && !(await answers(origin)); tries++)
      await new Promise((go) => setTimeout(go, 50))
    return await use(origin, child.pid)
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Headers that nginx makes itself. */
const BY_NGINX = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])

const answers = (origin) =>
  fetch(origin).then(
    () => true,
    () => false,
  )

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
