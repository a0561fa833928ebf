import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { fpmConfiguration, nginxConfiguration, wordpressConfiguration } from './configurations.mjs'

const FILL = fileURLToPath(new URL('./fill.php', import.meta.url))
/** Whom PHP and the database run as; Debian has that user everywhere. */
const USER = 'www-data'

/**
 * Runs a WordPress as Debian ships it, with MariaDB, PHP-FPM and nginx of its own in a temporary folder, for as long as `use`
 * lasts. Its front page shows `page`: its title, and its headings, paragraphs and pictures in order.
 */
export async function withWordPress(programs, page, use) {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-peer-'))
  const children = []
  const start = (program, args) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] })
    children.push(child)
    return child
  }
  // Whoever is stopped leaves nothing running.
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', killAll)
  try {
    chmodSync(folder, 0o755)
    const at = (name) => join(folder, name)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    await startDatabase(programs, at, start)
    makeSite(at, origin)
    writeFileSync(at('fpm.conf'), fpmConfiguration(at, USER))
    start(programs.fpm, ['--nodaemonize', '--fpm-config', at('fpm.conf')])
    await until(() => existsSync(at('fpm.sock')))
    writeFileSync(at('nginx.conf'), nginxConfiguration(at, port))
    const nginx = start(programs.nginx, ['-c', at('nginx.conf'), '-p', folder])
    await until(() => fetch(origin, { redirect: 'manual' }).catch(() => undefined))
    await install(origin)
    const theme = execFileSync(programs.php, [FILL, at('site')], {
      input: JSON.stringify(page),
      encoding: 'utf8',
    })
    execFileSync('chown', ['-R', USER, at('site')])
    return await use(`${origin}/`, { pid: nginx.pid, theme })
  } finally {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    process.off('exit', killAll)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startDatabase({ mariadb }, at, start) {
  mkdirSync(at('database'))
  execFileSync('chown', [USER, at('database')])
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${at('database')}`,
      `--user=${USER}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { stdio: 'ignore' },
  )
  const socket = at('database/mysql.sock')
  start(mariadb, [
    '--no-defaults',
    `--datadir=${at('database')}`,
    `--socket=${socket}`,
    '--skip-networking',
    `--user=${USER}`,
  ])
  await until(() => existsSync(socket))
  execFileSync('mariadb', [
    '--no-defaults',
    `--socket=${socket}`,
    '-uroot',
    '-e',
    'create database wordpress',
  ])
}

/** A copy of Debian's files with a configuration of its own. */
function makeSite(at, origin) {
  cpSync('/usr/share/wordpress', at('site'), { recursive: true, dereference: true })
  writeFileSync(at('site/wp-config.php'), wordpressConfiguration(at, origin))
  mkdirSync(at('site/wp-content/uploads'))
  execFileSync('chown', ['-R', USER, at('site')])
}

/** By the form that an operator would fill in. */
async function install(origin) {
  const form = new URLSearchParams({
    weblog_title: 'Peer',
    user_name: 'operator',
    admin_password: 'a-password-of-the-bench',
    admin_password2: 'a-password-of-the-bench',
    pw_weak: '1',
    admin_email: 'operator@example.com',
    blog_public: '1',
    language: '',
  })
  const answer = await fetch(`${origin}/wp-admin/install.php?step=2`, { method: 'POST', body: form })
  const told = await answer.text()
  if (!answer.ok || !told.includes('wp-login.php')) throw new Error(`WordPress was not installed:\n${told}`)
}

async function until(holds, tries = 600) {
  for (let n = 0; n < tries; n++) {
    if (await holds()) return
    await pause(100)
  }
  throw new Error('a part of the peer did not start')
}
