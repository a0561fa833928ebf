import { expect, test } from 'vitest'
import { pastedBlock } from './pasted-block.ts'

test.each([
  {
    from: 'two rows of Excel',
    text: '60\t56\r\n75\t70\r\n',
    cells: [
      ['60', '56'],
      ['75', '70'],
    ],
  },
  { from: 'a column', text: '60\n75', cells: [['60'], ['75']] },
  { from: 'a row with an empty cell', text: '60\t\t52', cells: [['60', '', '52']] },
  { from: 'an empty row between', text: '60\n\n75\n', cells: [['60'], [''], ['75']] },
  { from: 'a single cell', text: '60', cells: undefined },
  { from: 'a sentence', text: 'call us', cells: undefined },
])('$from', ({ text, cells }) => expect(pastedBlock(text)).toEqual(cells))
