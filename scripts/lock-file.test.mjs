import { expect, test } from 'vitest'
import lock from '../package-lock.json' with { type: 'json' }

const packages = Object.entries(lock.packages)

test('`npm ci` takes the lock file: it has the optional packages of every platform', () => {
  const names = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, '')))
  const optional = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
  expect(optional.filter((name) => !names.has(name))).toEqual([])
})

test('packages come from the registry that npm is set to', () => {
  expect(packages.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([])
})
