import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginx } from '../../apps/server/tests/support/shipped-proxy.ts'

/** Headers that nginx adds itself. */
const BY_NGINX = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])

/** Runs nginx that serves pages as files, with the same bytes and headers. */
export const startFileServer = (pages) =>
  startNginx((port, folder) => {
    const root = join(folder, 'www')
    mkdirSync(root)
    const locations = pages.map(({ path, body, headers }, nth) => {
      writeFileSync(join(root, `${nth}`), body)
      const added = Object.entries(headers)
        .filter(([name]) => !BY_NGINX.has(name))
        .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
      return `location = ${path} { alias ${root}/${nth}; types {} default_type "${headers['content-type']}"; ${added.join(' ')} }`
    })
    return `sendfile on; tcp_nopush on; etag off; open_file_cache max=100;
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`
  })
