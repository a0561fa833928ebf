import { expect, test } from 'vitest'
import { isAcriss } from './acriss.ts'

test.each([
  ['ECAR', true],
  ['sfar', true],
  ['IDAH', true],
  ['ECA', false],
  ['ECARR', false],
  // A category that there is not, and a drive.
  ['ZCAR', false],
  ['ECRR', false],
  ['', false],
])('%s is an ACRISS code: %s', (text, isOne) => expect(isAcriss(text)).toBe(isOne))
