import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

/** The path of programs without those that the project installs: here a fresh clone finds its first Node. */
const found = process.env.PATH.split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

const modules = readdirSync(join(root, 'scripts/lib'), { recursive: true }).filter((file) =>
  file.endsWith('.mjs'),
)

test.each(modules)('%s loads on the Node that is there before the installation', (file) => {
  const load = `await import(${JSON.stringify(join(root, 'scripts/lib', file))})`
  expect(() =>
    execFileSync('/usr/bin/env', ['node', '--input-type=module', '--eval', load], {
      env: { ...process.env, PATH: found },
      stdio: 'pipe',
    }),
  ).not.toThrow()
})
