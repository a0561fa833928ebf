import { expect, test } from 'vitest'
import { frameSnippet, scriptSnippet } from './snippets.ts'

test('snippets name the landing and its origin', () => {
  expect(scriptSnippet('https://nelly.example/sun-cars')).toBe(
    '<script src="https://nelly.example/embed.js" data-landing="sun-cars" async></script>',
  )
})

test('a name with quotes and brackets stays within its attribute', () => {
  expect(frameSnippet('https://nelly.example/sun-cars', '"><script>A & B')).toBe(
    '<iframe src="https://nelly.example/sun-cars/embed" title="&quot;>&lt;script>A &amp; B" width="100%" height="410" style="border:0"></iframe>',
  )
})
