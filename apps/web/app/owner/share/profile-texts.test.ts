import { expect, test } from 'vitest'
import { profileDescription, profileLinks } from './profile-texts.ts'

test('the links of a profile open the landing, and its vehicles with the place chosen', () => {
  expect(profileLinks('https://nelly.example/sun-cars', 'Aeropuerto & Bávaro')).toEqual({
    website: 'https://nelly.example/sun-cars?ref=google-profile',
    booking:
      'https://nelly.example/sun-cars/vehicle?place_of_departure=Aeropuerto+%26+B%C3%A1varo&ref=google-profile',
  })
})

test('a profile says the words for search engines, else name and places in the landing’s language', () => {
  const landing = { displayName: 'Sun Cars', language: 'es', metadata: { description: null }, places: [] }
  const place = (name: string, position: number) => ({ name, position, isPickup: true, isReturn: true })
  const described = (changes: object) => profileDescription({ ...landing, ...changes } as never)
  expect(described({})).toMatch(/^Sun Cars alquila vehículos\. /)
  expect(described({ places: [place('Higüey', 1), place('Bávaro', 0)] })).toMatch(/ en Bávaro e Higüey\. /)
  expect(described({ metadata: { description: 'x'.repeat(800) } })).toBe('x'.repeat(750))
})
