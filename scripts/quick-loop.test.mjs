import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { QUICK_API } from './lib/checks.mjs'
import { root } from './lib/run.mjs'

test('the quick loop has one API test of each feature', () => {
  const features = globSync('apps/server/src/features/*/', { cwd: root }).map((folder) => basename(folder))
  expect(QUICK_API.map((file) => file.split('/')[4])).toEqual(features.sort())
  expect(QUICK_API.flatMap((file) => globSync(join(root, file)))).toHaveLength(QUICK_API.length)
})
