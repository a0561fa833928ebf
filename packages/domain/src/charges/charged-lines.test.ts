import { expect, test } from 'vitest'
import { minorUnits } from '../money.ts'
import type { ListedPrice } from '../rates/rates.ts'
import type { WantedCharge } from './charged-line.ts'
import { chargedLines } from './charged-lines.ts'
import type { ProposedCharge } from './proposed-charge.ts'

const fuel: ProposedCharge = {
  kind: 'fuel',
  reckoned: { missing: 2, perEighth: minorUnits(500), serviceFee: minorUnits(0) },
  amount: minorUnits(1_000),
  taxable: true,
}
const place: ProposedCharge = {
  kind: 'place',
  reckoned: { place: 'La Romana', fee: minorUnits(0), booked: minorUnits(0), isForbidden: true },
  amount: minorUnits(0),
  taxable: true,
}
const key: ListedPrice = {
  code: 'lost_key',
  name: { es: 'Llave perdida', en: 'Lost key' },
  amount: minorUnits(8_000),
  taxable: false,
}
const made = (...wanted: WantedCharge[]) => {
  const lines = chargedLines(wanted, { charges: [fuel, place], priceList: [key], damagesTaxed: true })
  return lines.ok ? lines.value : lines.refusal
}
const at = (amount: number) => ({ amount: minorUnits(amount) })
const lowered = { ...fuel, proposed: fuel.amount, note: 'A regular' }

test.each<[string, WantedCharge, unknown]>([
  ['all of what is proposed', { kind: 'fuel' }, { ...fuel, proposed: fuel.amount, note: null }],
  ['less, with a reason', { kind: 'fuel', ...at(600), note: 'A regular' }, { ...lowered, amount: 600 }],
  ['none, with a reason', { kind: 'fuel', ...at(0), note: 'A regular' }, { ...lowered, amount: 0 }],
  [
    'a place where nothing is rented to',
    { kind: 'place', ...at(9_000) },
    { ...place, ...at(9_000), proposed: 0, note: null },
  ],
  [
    'two of the list of prices',
    { kind: 'listed', code: 'lost_key', count: 2 },
    { kind: 'listed', name: key.name, count: 2, amount: 16_000, taxable: false, note: null },
  ],
  [
    'a damage',
    { kind: 'damage', ...at(8_500), note: 'A scratch' },
    { kind: 'damage', amount: 8_500, taxable: true, note: 'A scratch' },
  ],
])('%s is a line', (_, wanted, line) => {
  expect(made(wanted)).toEqual([line])
})

test('damages carry no tax where their operator decided so', () => {
  const lines = chargedLines([{ kind: 'damage', ...at(8_500), note: 'A scratch' }], {
    ...{ charges: [], priceList: [], damagesTaxed: false },
  })
  expect(lines).toMatchObject({ value: [{ taxable: false }] })
})

test.each<[string, WantedCharge[], string]>([
  ['less without a reason', [{ kind: 'fuel', ...at(600) }], 'charge-reason-missing'],
  ['more', [{ kind: 'fuel', ...at(1_001), note: 'Late' }], 'charge-above-proposed'],
  ['what is not proposed', [{ kind: 'lateness' }], 'charges-changed'],
  ['the same twice', [{ kind: 'fuel' }, { kind: 'fuel' }], 'charges-changed'],
  ['what is not on the list', [{ kind: 'listed', code: 'cleaning', count: 1 }], 'price-not-listed'],
])('%s is refused', (_, wanted, refusal) => {
  expect(made(...wanted)).toBe(refusal)
})
