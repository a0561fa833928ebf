import { expect, test } from 'vitest'
import { readMailAddress } from './mail-address.ts'

for (const [text, name, address] of [
  ['Nelly <rent@example.com>', 'Nelly', 'rent@example.com'],
  ['  "Sun Cars, S.R.L." <rent@example.com> ', 'Sun Cars, S.R.L.', 'rent@example.com'],
  ['Búho Rent<a.b+c@sub.example.com>', 'Búho Rent', 'a.b+c@sub.example.com'],
  ['rent@localhost', '', 'rent@localhost'],
  ['<rent@example.com>', '', 'rent@example.com'],
] as const)
  test(`${text} is parsed`, () => expect(readMailAddress(text)).toEqual({ name, address }))

for (const text of [
  'Nelly',
  'rent@',
  '@example.com',
  'a@b@c',
  'Nelly rent@example.com',
  'Nelly <rent@example.com>, Ana <ana@example.com>',
  'Nelly\r\nBcc: a@b.c <rent@example.com>',
  'rent@example.com\r\nBcc: a@b.c',
  'a b@example.com',
])
  test(`${JSON.stringify(text)} is not an address`, () => expect(readMailAddress(text)).toBeUndefined())
