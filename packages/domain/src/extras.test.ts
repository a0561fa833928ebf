import { expect, test } from 'vitest'
import { chooseExtras } from './extras.ts'
import { ok, refuse } from './result.ts'

const extra = (code: string, quantity: number) => ({ code, quantity })

for (const { what, list, answer } of [
  { what: 'no extras are fine', list: [], answer: ok([]) },
  { what: 'one baby seat is fine', list: [extra('baby_seat', 1)], answer: ok([extra('baby_seat', 1)]) },
  { what: 'ten are fine', list: [extra('baby_seat', 10)], answer: ok([extra('baby_seat', 10)]) },
  { what: 'eleven are too many', list: [extra('baby_seat', 11)], answer: refuse('extra-quantity-invalid') },
  {
    what: 'none of an extra is no choice',
    list: [extra('baby_seat', 0)],
    answer: refuse('extra-quantity-invalid'),
  },
  {
    what: 'one and a half is not a quantity',
    list: [extra('baby_seat', 1.5)],
    answer: refuse('extra-quantity-invalid'),
  },
  {
    what: 'an invalid quantity is refused',
    list: [extra('baby_seat', Number.NaN)],
    answer: refuse('extra-quantity-invalid'),
  },
  {
    what: 'an extra named twice is refused',
    list: [extra('baby_seat', 1), extra('baby_seat', 1)],
    answer: refuse('extra-quantity-invalid'),
  },
  { what: 'an unknown extra is refused', list: [extra('toString', 1)], answer: refuse('extra-unknown') },
  {
    what: 'extras come out in their own order',
    list: [extra('baby_seat', 2), extra('personal_effects', 3), extra('damage_waiver', 1)],
    answer: ok([extra('damage_waiver', 1), extra('personal_effects', 3), extra('baby_seat', 2)]),
  },
]) {
  test(what, () => expect(chooseExtras(list)).toEqual(answer))
}
