import { expect, test } from 'vitest'
import { textOf } from './posted-form.ts'

test.each([
  ['a text', 'Todo muy bien', 'Todo muy bien'],
  ['line breaks, as browsers post them', 'Muy bien.\r\n\r\nVolveré', 'Muy bien.\n\nVolveré'],
  ['a file', new File(['texto'], 'texto.txt'), ''],
  ['nothing', undefined, ''],
])('%s of a posted form', (_, posted, text) => {
  const form = new FormData()
  if (posted !== undefined) form.set('comment', posted)
  expect(textOf(form, 'comment')).toBe(text)
})
