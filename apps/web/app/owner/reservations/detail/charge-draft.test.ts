import type { ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import { USD } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import { expect, test } from 'vitest'
import { type AddedDraft, type DecidedDraft, readAdded, readDecided } from './charge-draft.ts'

const unit = { currency: USD, decimals: '.' } as const
const fuel: ProposedCharge = {
  kind: 'fuel',
  reckoned: { missing: 2, perEighth: minorUnits(500), serviceFee: minorUnits(0) },
  amount: minorUnits(1_000),
  taxable: true,
}
const key = {
  code: 'key',
  name: { es: 'Llave perdida', en: 'Lost key' },
  amount: minorUnits(12_000),
  taxable: false,
}
const decide = (draft: Partial<DecidedDraft>) =>
  readDecided(fuel, { isTaken: true, amount: '10', note: '', ...draft }, unit)
const add = (draft: AddedDraft) => readAdded(draft, { priceList: [key], damagesTaxed: true }, unit)

test.each<[string, Partial<DecidedDraft>, object]>([
  ['as it is', {}, { wanted: { kind: 'fuel', amount: 1_000 }, faults: [] }],
  [
    'lowered, as people type',
    { amount: 'US$ 6,50', note: ' A regular ' },
    { wanted: { kind: 'fuel', amount: 650, note: 'A regular' }, faults: [] },
  ],
  ['lowered without a reason', { amount: '6' }, { amount: 600, faults: ['note'] }],
  [
    'struck',
    { isTaken: false, note: 'A regular' },
    { wanted: { kind: 'fuel', amount: 0, note: 'A regular' }, faults: [] },
  ],
  ['raised', { amount: '10.01' }, { faults: ['above'] }],
  ['no amount', { amount: 'ten' }, { amount: 0, faults: ['amount'] }],
  ['an amount beyond all', { amount: '9'.repeat(30) }, { faults: ['amount'] }],
  ['an amount below 0', { amount: '-1' }, { faults: ['amount'] }],
])('a proposed charge is taken %s', (_, draft, read) => {
  expect(decide(draft)).toMatchObject(read)
})

test.each<[string, AddedDraft, object]>([
  [
    'two of an item',
    { key: 0, kind: 'listed', code: 'key', count: '2' },
    { amount: 24_000, taxable: false, faults: [] },
  ],
  ['none of an item', { key: 0, kind: 'listed', code: 'key', count: '0' }, { amount: 0, faults: ['count'] }],
  [
    'a damage',
    { key: 0, kind: 'damage', amount: '85', note: 'A scratch', photographId: '7' },
    { wanted: { kind: 'damage', amount: 8_500, note: 'A scratch', photographId: 7 }, faults: [] },
  ],
  [
    'a damage of nothing without words',
    { key: 0, kind: 'damage', amount: '0', note: ' ', photographId: '' },
    { faults: ['amount', 'note'] },
  ],
])('%s is added', (_, draft, read) => {
  expect(add(draft)).toMatchObject(read)
})
