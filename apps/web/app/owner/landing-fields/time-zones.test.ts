import { expect, test } from 'vitest'
import { isTimeZoneFound, timeZoneOptions } from './time-zones.ts'

const summer = new Date('2027-07-01T12:00:00Z')
const options = timeZoneOptions('Asia/Kathmandu', summer)
const foundBy = (typed: string) =>
  options.filter((option) => isTimeZoneFound(option, typed)).map(({ value }) => value)

test('the default time zone comes first, and each comes once with its current offset', () => {
  expect(options[0]).toEqual({
    value: 'America/Santo_Domingo',
    label: 'America/Santo Domingo (UTC−04:00)',
  })
  expect(options).toContainEqual({ value: 'Europe/Madrid', label: 'Europe/Madrid (UTC+02:00)' })
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
})

test('the chosen time zone is listed, even where the device does not know it', () =>
  expect(options).toContainEqual({ value: 'Asia/Kathmandu', label: 'Asia/Kathmandu (UTC+05:45)' }))

for (const typed of ['santo domingo', 'Santo_Dom', 'SANTÓ DOMINGO ']) {
  test(`"${typed}" finds Santo Domingo`, () => expect(foundBy(typed)).toEqual(['America/Santo_Domingo']))
}

test('an offset finds its zones, typed with any kind of minus', () =>
  expect(foundBy('utc-03:30')).toEqual(foundBy('UTC−03:30')))
