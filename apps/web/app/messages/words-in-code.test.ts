import { expect, test } from 'vitest'
import { type Piece, piecesOf, sources, textsOf } from './testing/sources.ts'

/** Attributes that people see, or hear from a screen reader. */
const SPOKEN = ['label', 'title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'description']

/** Not a word of a language, or shown before there is a catalogue. */
const NO_WORDS = [
  'Nelly',
  // Sample letters that show a colour.
  'Aa',
  // Examples of an address and a colour.
  'https://',
  '#0b6e75',
  // Without scripts there is no catalogue.
  'Esta parte de Nelly necesita JavaScript. · This part of Nelly needs JavaScript.',
]

const isSaid = (text: string) => /\p{L}{2}/u.test(text) && !NO_WORDS.includes(text)

function saidBy(piece: Piece): string[] {
  if (piece.type === 'JSXText') return [(piece.value as string).trim()]
  if (piece.type === 'JSXElement' || piece.type === 'JSXFragment') {
    return (piece.children as Piece[])
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap(textsOf)
  }
  const name = (piece.name as { value?: string } | undefined)?.value ?? ''
  return piece.type === 'JSXAttribute' && SPOKEN.includes(name) ? textsOf(piece.value) : []
}

test('no page has text that is not in its catalogue', () => {
  expect(sources.size).toBeGreaterThan(300)
  const outside = [...sources].flatMap(([path, code]) =>
    [...piecesOf(code)]
      .flatMap(saidBy)
      .filter(isSaid)
      .map((text) => `${path}: ${text}`),
  )
  expect(outside).toEqual([])
})
