import { expect, test } from 'vitest'
import { profileLinks } from './profile-texts.ts'

test('the links of a profile open the landing, and its vehicles with the place chosen', () => {
  expect(profileLinks('https://nelly.example/sun-cars', 'Aeropuerto & Bávaro')).toEqual({
    website: 'https://nelly.example/sun-cars?ref=google-profile',
    booking:
      'https://nelly.example/sun-cars/vehicle?place_of_departure=Aeropuerto+%26+B%C3%A1varo&ref=google-profile',
  })
})
