import { existsSync, globSync } from 'node:fs'
import { debianProgram } from '../../scripts/lib/debian.mjs'

/** What the peer is made of: Debian's packages, what tells that one is there, and what it is for. */
const PACKAGES = {
  nginx: ['nginx-light', '/usr/sbin/nginx', 'the peer’s web server'],
  mariadb: ['mariadb-server', '/usr/sbin/mariadbd', 'the peer’s database'],
  fpm: ['php-fpm', '/usr/sbin/php-fpm*', 'the peer’s PHP'],
  mysqli: ['php-mysql', '/usr/lib/php/*/mysqli.so', 'the peer’s PHP'],
  wordpress: ['wordpress', '/usr/share/wordpress/wp-load.php', 'the peer'],
  theme: [
    'wordpress-theme-twentytwentythree',
    '/usr/share/wordpress/wp-content/themes/twentytwentythree/theme.json',
    'the peer’s default theme',
  ],
  php: ['php-cli', '/usr/bin/php', 'the peer’s content'],
  wrk: ['wrk', '/usr/bin/wrk', 'the load'],
}

/** Where each of them is, installed if it is not there; or the names of the packages that are missing. */
export async function programs() {
  const found = {}
  const missing = []
  for (const [name, [packageName, pattern, purpose]] of Object.entries(PACKAGES)) {
    const at = () => globSync(pattern).find((path) => existsSync(path))
    if (!at()) await debianProgram([], packageName, purpose)
    found[name] = at()
    if (!found[name]) missing.push(packageName)
  }
  return { found, missing }
}
