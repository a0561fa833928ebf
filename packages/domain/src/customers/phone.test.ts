import { expect, test } from 'vitest'
import { isPhone, phoneLink, whatsappLink } from './phone.ts'

for (const phone of [
  '555-0199',
  '8095550199',
  '(809) 555-0199',
  '809.555.0199',
  '+1 809 555 0199',
  '(+1) 809-555-0199',
  '+49 (0)171/555 0126',
  '00 44 7700 900142',
  '123456789012345',
  '+1 (809) 555-0101 ext. 7',
  '809 555 0101 x123456',
  '809-555-0101 #12',
  '809 555 0101 extensión 4',
  '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
  '\u202a+1 809‑555‑0199\u202c',
]) {
  test(`${phone} is a phone number`, () => expect(isPhone(phone)).toBe(true))
}

for (const { phone, because } of [
  { phone: '', because: 'it is blank' },
  { phone: '555-019', because: 'it has six digits' },
  { phone: '1234567890123456', because: 'it has sixteen digits' },
  { phone: '809-555-0199 / 829-555-0199', because: 'it is two numbers' },
  { phone: 'none', because: 'it has no digits' },
  { phone: '1-800-RENTNOW', because: 'letters are not dialled abroad' },
  { phone: '809+5550199', because: 'a plus stands in the middle' },
  { phone: '++18095550199', because: 'it has two pluses' },
  { phone: '8095550199 ext. 1234567', because: 'the extension has seven digits' },
  { phone: 'ext. 8095550199', because: 'there is only an extension' },
  { phone: '+1 809 555 0199 <i>', because: 'it has markup' },
  { phone: `8095550${'x '.repeat(50_000)}`, because: 'it is long and hostile, and is refused at once' },
]) {
  test(`${phone.slice(0, 30)} is not a phone number: ${because}`, () => expect(isPhone(phone)).toBe(false))
}

for (const { phone, link } of [
  { phone: '+1 (809) 555-0101', link: 'tel:+18095550101' },
  { phone: ' 809.555.0100 ', link: 'tel:8095550100' },
  { phone: '809 555 0100 ext. 12', link: 'tel:8095550100;ext=12' },
  { phone: '+1 809 555 0100 x7', link: 'tel:+18095550100;ext=7' },
  { phone: '809-555-0101 #12', link: 'tel:8095550101;ext=12' },
  { phone: '809 555 0101 extensión 4', link: 'tel:8095550101;ext=4' },
  { phone: '+49 (0)171/555 0126', link: 'tel:+491715550126' },
  { phone: '(0) 171 555 0126', link: 'tel:01715550126' },
  { phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧ x١٢', link: 'tel:+966501234567;ext=12' },
  { phone: '𝟖𝟎𝟗 555 𝟢𝟣𝟫𝟫', link: 'tel:8095550199' },
]) {
  test(`${phone} is dialled by ${link}`, () => expect(phoneLink(phone)).toBe(link))
}

test('a number whose digits with the country code are known is dialled from anywhere', () =>
  expect(phoneLink('600 11 22 33 ext. 4', '34600112233')).toBe('tel:+34600112233;ext=4'))

test('a chat begins with its words', () => {
  expect(whatsappLink('34600112233')).toBe('https://wa.me/34600112233')
  expect(whatsappLink('18095550101', '¿Está libre el Kia & cuándo?')).toBe(
    'https://wa.me/18095550101?text=%C2%BFEst%C3%A1%20libre%20el%20Kia%20%26%20cu%C3%A1ndo%3F',
  )
})
