import { expect, test } from 'vitest'
import { minorUnits } from '../money.ts'
import { readAcquirerCsv, reconciled } from './card-reconciliation.ts'

const there = (orderNumber: string, amount: number) => ({ orderNumber, amount: minorUnits(amount) })
const here = (orderNumber: string, amount: number) => ({ ...there(orderNumber, amount), reservationId: 7 })

// Rule of "Money and paper": domain/payments/card-reconciliation.ts
test('a day of the acquirer and the ledger: what is the same, and each difference', () => {
  const theirs = [
    ...[
      there('A', 21_765),
      there('B', 500),
      there('C', 900),
      there('C', 900),
      there('D', 100),
      there('D', -100),
    ],
    ...[there('E', 300), there('E', -300)],
  ]
  const ours = [here('A', 21_765), here('C', 900), here('E', 300), here('F', 700), here('G', 0)]
  expect(reconciled(theirs, ours)).toEqual({
    matched: 1,
    total: 21_765,
    differences: [
      { kind: 'not-here', orderNumber: 'B', reservationId: null, there: 500, here: null },
      { kind: 'amount-differs', orderNumber: 'C', reservationId: 7, there: 1_800, here: 900 },
      { kind: 'amount-differs', orderNumber: 'E', reservationId: 7, there: 0, here: 300 },
      { kind: 'not-there', orderNumber: 'F', reservationId: 7, there: null, here: 700 },
    ],
  })
})

test.each([
  ['commas', 'OrderNumber,Amount\nA,217.65\n'],
  ['semicolons and another language', 'Fecha;Número de Orden;Monto\r\n1;A;217.65\r\n'],
  ['tabs', 'Orden\tMonto\nA\tUS$217.65'],
  ['a byte-order mark, quotes and blank lines', '\uFEFF"Order Number","Amount"\n\n"A","217.65"\n'],
  ['codes, of which one is an approval', 'Orden,Monto,IsoCode\nA,217.65,00\nB,5.00,51\n'],
])('a file with %s is read', (_, csv) =>
  expect(readAcquirerCsv(csv)).toEqual({ ok: true, value: [there('A', 21_765)] }),
)

test.each([
  ['1,217.65', 121_765],
  ['-217.65', -21_765],
  ['RD$ 0.05', 5],
])('an amount of %s is %i cents', (written, cents) =>
  expect(readAcquirerCsv(`Orden;Monto\nA;${written}`)).toEqual({ ok: true, value: [there('A', cents)] }),
)

test.each(['217', '217.6', '217,65', '21.7.65', 'x', '', '1,21.65', '1234567890.00', '1,234,567,890.00'])(
  'an amount of "%s" is refused: which it is, nobody knows',
  (written) =>
    expect(readAcquirerCsv(`Orden;Monto\nA;${written}`)).toEqual({ ok: false, refusal: 'csv-amount-wrong' }),
)

test('a file without the columns is refused', () =>
  expect(readAcquirerCsv('a,b\n1,2')).toEqual({ ok: false, refusal: 'csv-columns-missing' }))
