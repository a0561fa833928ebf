import { describe, expect, test } from 'vitest'
import { isSafeLink, isWritten, linksIn, plainText, type RichText } from './rich-text.ts'

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
