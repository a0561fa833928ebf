import { expect, test } from 'vitest'
import { cancellationFee } from './cancellation.ts'
import { dollars } from './money.ts'

for (const { when, minutes, prepaid, keeps } of [
  { when: 'two days before pickup', minutes: 2880, prepaid: 251.87, keeps: 100 },
  { when: 'a day and a minute before pickup', minutes: 1441, prepaid: 251.87, keeps: 100 },
  { when: 'exactly a day before pickup', minutes: 1440, prepaid: 251.87, keeps: 200 },
  { when: 'at pickup time', minutes: 0, prepaid: 251.87, keeps: 200 },
  { when: 'after a no-show', minutes: -1, prepaid: 251.87, keeps: 251.87 },
  { when: 'early, on a very short rental', minutes: 2880, prepaid: 60, keeps: 60 },
  { when: 'late, on a short rental', minutes: 60, prepaid: 150, keeps: 150 },
]) {
  test(`cancelling ${when} keeps $${keeps} of $${prepaid}`, () =>
    expect(cancellationFee(dollars(prepaid), minutes)).toBe(dollars(keeps)))
}
