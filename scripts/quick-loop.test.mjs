import { globSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ON_A_SERVER } from '../vitest.config.ts'
import { QUICK_API } from './lib/checks.mjs'
import { root } from './lib/run.mjs'

test('the quick loop has one API test of each feature', () => {
  const features = globSync('apps/server/src/features/*/', { cwd: root }).map((folder) => basename(folder))
  expect(QUICK_API.map((file) => file.split('/')[4])).toEqual(features.sort())
  expect(QUICK_API.flatMap((file) => globSync(join(root, file)))).toHaveLength(QUICK_API.length)
})

test('they run on the embedded database, the product’s own', () => {
  const onServerAlone = (file) => ON_A_SERVER.some((pattern) => matchesGlob(file, pattern))
  expect(QUICK_API.filter(onServerAlone)).toEqual([])
})
