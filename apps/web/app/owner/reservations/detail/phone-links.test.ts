import { expect, test } from 'vitest'
import { whatsAppLink } from './phone-links.ts'

for (const [phone, address] of [
  ['+1 (809) 555-0101', 'https://wa.me/18095550101'],
  ['+34 600 11 22 33', 'https://wa.me/34600112233'],
  ['0034 600 11 22 33', 'https://wa.me/34600112233'],
  ['809-555-0101', 'https://wa.me/18095550101'],
  ['849 555 0101', 'https://wa.me/18495550101'],
  ['1 829 555 0101', 'https://wa.me/18295550101'],
  ['600 11 22 33', undefined],
  ['555-0101', undefined],
  ['ask for Ana', undefined],
  ['+', undefined],
] as const) {
  test(`WhatsApp ${address ? `writes to ${phone}` : `does not guess the country of ${phone}`}`, () =>
    expect(whatsAppLink(phone)).toBe(address))
}
