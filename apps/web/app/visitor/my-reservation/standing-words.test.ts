import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import type { I18n } from '../i18n.tsx'
import { standingWords } from './standing-words.ts'

const said = {
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
  longMoment: (at: WallClock) => at,
} as unknown as Pick<I18n, 't' | 'longMoment'>
const rental = (fields: Partial<MyReservation>) =>
  ({
    landing: { displayName: 'Sol' },
    period: { pickup: '2027-03-10T10:00', return: '2027-03-15T10:00' },
    status: 'closed',
    ...fields,
  }) as MyReservation
const endOf = (fields: Partial<MyReservation>) => standingWords(rental(fields), 'over', said).text

test('a rental ended when the vehicle was brought back, early or late', () => {
  for (const returnedAt of ['2027-03-12T18:30', '2027-03-16T09:00'] as WallClock[])
    expect(endOf({ returnedAt })).toContain(returnedAt)
})

test('a rental of which nobody said when it was brought back ended at its return', () =>
  expect(endOf({})).toContain('2027-03-15T10:00'))
