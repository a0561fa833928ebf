import { expect, test } from 'vitest'
import { splitPreview } from './preview-address.ts'

test.each([
  ['/app/preview/x', 'x', '/x'],
  ['/app/preview/x/en/vehicle', 'x', '/x/en/vehicle'],
  ['/app/preview/', '', '/'],
  ['/app/preview', undefined, '/app/preview'],
  ['/caribe/vehicle', undefined, '/caribe/vehicle'],
])('%s has the secret %s, and is the page %s of a landing', (given, secret, path) => {
  expect(splitPreview(given)).toEqual({ secret, path })
})
