import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { i18nIn } from '../both-languages.ts'
import { offerWords } from './offer-words.ts'

const period = (pickup: string, back: string) => ({
  pickup: `2027-05-${pickup.replace(' ', 'T')}` as WallClock,
  return: `2027-05-${back.replace(' ', 'T')}` as WallClock,
})
const wished = { period: period('10 07:00', '12 10:00'), returnPlace: 'Samaná' }

for (const { what, offer, place = 'Samaná', words } of [
  { what: 'another hour of pickup', offer: period('10 08:00', '12 10:00'), words: 'Pick up at 8:00 AM' },
  { what: 'another hour of return', offer: period('10 07:00', '12 09:30'), words: 'Return at 9:30 AM' },
  {
    what: 'both hours',
    offer: period('10 08:00', '12 09:30'),
    words: 'Pick up at 8:00 AM and return at 9:30 AM',
  },
  {
    what: 'other dates',
    offer: period('11 07:00', '13 10:00'),
    words: 'Tue, May 11, 2027 to Thu, May 13, 2027',
  },
  {
    what: 'other dates and hours',
    offer: period('11 08:00', '13 10:00'),
    words: 'Tue, May 11, 2027, 8:00 AM to Thu, May 13, 2027, 10:00 AM',
  },
  { what: 'another place', offer: wished.period, place: 'Hotel', words: 'Return at Hotel' },
  {
    what: 'another place and hour',
    offer: period('10 08:00', '12 10:00'),
    place: 'Hotel',
    words: 'Return at Hotel: Pick up at 8:00 AM',
  },
]) {
  test(`an offer of ${what} says what is different: ${words}`, () =>
    expect(
      offerWords(wished, { period: offer, returnPlace: place }, i18nIn('en')).replaceAll('\u00a0', ' '),
    ).toBe(words))
}
