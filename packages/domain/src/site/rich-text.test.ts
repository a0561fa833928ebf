import { describe, expect, test } from 'vitest'
import { MAX_RICH_TEXT, MOST_BLOCKS } from './limits.ts'
import {
  isSafeLink,
  isWithinLimits,
  isWritten,
  linksIn,
  plainText,
  type RichText,
  typedLink,
} from './rich-text.ts'

const TEXT: RichText = [
  { kind: 'heading', spans: [{ text: 'Our ' }, { text: 'fleet', bold: true }] },
  {
    kind: 'list',
    ordered: false,
    items: [[{ text: 'small' }], [{ text: 'large', link: '/caribe/vehicle' }]],
  },
]

test('a rich text has its letters, a line for each block or item, and its links', () => {
  expect(plainText(TEXT)).toBe('Our fleet\nsmall\nlarge')
  expect(linksIn(TEXT)).toEqual(['/caribe/vehicle'])
})

test('blocks without letters say nothing', () => {
  expect(isWritten([])).toBe(false)
  expect(isWritten([{ kind: 'paragraph', spans: [{ text: '  ' }] }])).toBe(false)
  expect(isWritten(TEXT)).toBe(true)
})

describe('only links that lead to a page, a mail or a call are safe', () => {
  test.each([
    ['https://example.com/a?b=c#d', true],
    ['http://example.com', true],
    ['mailto:hola@example.com', true],
    ['tel:+18095550100', true],
    ['/caribe/FAQ', true],
    ['#places', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['//example.com', false],
    ['/\\example.com', false],
    ['https://user@example.com', false],
    ['https://', false],
    ['example.com', false],
    ['', false],
  ])('%j: %j', (link, isSafe) => {
    expect(isSafeLink(link)).toBe(isSafe)
  })
})

for (const { typed, link } of [
  { typed: ' https://example.com/a ', link: 'https://example.com/a' },
  { typed: 'www.example.com', link: 'https://www.example.com' },
  { typed: 'example.com.do/x?y=1', link: 'https://example.com.do/x?y=1' },
  { typed: 'ana@example.com', link: 'mailto:ana@example.com' },
  { typed: 'tel:+18095550100', link: 'tel:+18095550100' },
  { typed: '/sol/FAQ', link: '/sol/FAQ' },
  { typed: 'javascript:alert(1)', link: undefined },
  { typed: 'hello', link: undefined },
  { typed: '', link: undefined },
]) {
  test(`typed as a link, ${JSON.stringify(typed)} means ${link ?? 'none'}`, () =>
    expect(typedLink(typed)).toBe(link))
}

test('a text has a limit of letters and of blocks', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] })
  expect(isWithinLimits([paragraph('a'.repeat(MAX_RICH_TEXT))])).toBe(true)
  expect(isWithinLimits([paragraph('a'.repeat(MAX_RICH_TEXT + 1))])).toBe(false)
  expect(isWithinLimits(Array.from({ length: MOST_BLOCKS + 1 }, () => paragraph('')))).toBe(false)
})
