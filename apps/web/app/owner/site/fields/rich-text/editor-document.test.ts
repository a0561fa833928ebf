import type { RichText } from '@nelly/domain/site/rich-text'
import { expect, test } from 'vitest'
import { editorDocument, richTextOf } from './editor-document.ts'

const text: RichText = [
  { kind: 'heading', spans: [{ text: 'Quiénes somos' }] },
  { kind: 'subheading', spans: [{ text: 'Desde 1998' }] },
  {
    kind: 'paragraph',
    spans: [{ text: 'Una\nfamilia ' }, { text: 'de verdad', bold: true, italic: true }, { text: '.' }],
  },
  { kind: 'list', ordered: true, items: [[{ text: 'Uno' }], [{ text: 'Dos', link: '/sol/FAQ' }]] },
  { kind: 'list', ordered: false, items: [[{ text: 'Tres', bold: true }]] },
]

test('a rich text is the same after it went through the editor', () =>
  expect(richTextOf(editorDocument(text))).toEqual(text))

test('nothing written is an empty paragraph, and the other way round', () => {
  expect(editorDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  expect(richTextOf(editorDocument([]))).toEqual([])
})

test('empty paragraphs, unsafe links and marks that are unknown are left out', () => {
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
  const document = {
    type: 'doc',
    content: [
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link, { type: 'underline' }] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ],
  }
  expect(richTextOf(document)).toEqual([{ kind: 'paragraph', spans: [{ text: 'a' }] }])
})
