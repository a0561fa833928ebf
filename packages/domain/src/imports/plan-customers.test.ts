import { describe, expect, test } from 'vitest'
import { currency } from '../currency.ts'
import type { CustomerId } from '../ids.ts'
import { NO_CHOICES } from './choices.ts'
import type { CustomerValues } from './customer-fields.ts'
import type { PresentCustomer } from './customer-plan.ts'
import { guessColumns } from './guess-columns.ts'
import { planCustomers } from './plan-customers.ts'
import { readTable } from './read-table.ts'
import type { Reading } from './reading.ts'
import type { Cell } from './sheet.ts'

const keysOf = ({ email, phone }: { email: string; phone: string }) => ({
  email: [email.toLowerCase()].filter(Boolean),
  phone: [phone.replace(/\D/g, '')].filter(Boolean),
})
const person = (id: number, more: Partial<PresentCustomer>): PresentCustomer => {
  const columns = {
    ...{ firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '+1 809 555 0101' },
    ...{ notes: null, identityDocument: null, ...more },
  }
  return { ...columns, id: id as CustomerId, keys: more.keys ?? keysOf(columns) }
}
const ANA = person(1, {})
const WITHOUT_MAIL = person(2, { firstName: 'Luis', email: '', phone: '829 555 0102' })

/** What the rows of a file with these heads do. */
function plan(heads: readonly string[], ...rows: readonly (readonly Cell[])[]) {
  const sheet = { name: null, heads, rows: rows.map((cells, index) => ({ line: index + 2, cells })) }
  const read = readTable('customers', sheet, guessColumns('customers', sheet), {
    choices: NO_CHOICES,
    currency: currency('DOP'),
  }) as Reading<CustomerValues>
  return planCustomers(read, { customers: [ANA, WITHOUT_MAIL], keysOf })
}
const HEADS = ['Nombre', 'Teléfono', 'Correo', 'Documento', 'Notas']

describe('a row of customers', () => {
  for (const [what, cells, effect, is] of [
    ['of nobody known', ['Eva Ruiz Mora', '809 555 0199', null, null, null], 'new', []],
    ['of a known address in capitals', ['Ana Paz', null, 'ANA@example.com', null, null], 'same', []],
    ['of a known phone', ['ana  paz', '1 (809) 555-0101', null, null, null], 'same', []],
    ['last name first', ['Paz, Ana', null, 'ana@example.com', null, null], 'same', []],
    [
      'with another name',
      ['Ana Mora', null, 'ana@example.com', null, null],
      'changed',
      ['name: Ana Paz > Ana Mora'],
    ],
    [
      'with another phone',
      ['Ana Paz', '809 555 0111', 'ana@example.com', null, null],
      'changed',
      ['phone: +1 809 555 0101 > 809 555 0111'],
    ],
    [
      'with the address that was missing',
      ['Luis Paz', '829 555 0102', 'luis@example.com', null, null],
      'changed',
      ['email: null > luis@example.com'],
    ],
    [
      'with a cédula',
      ['Ana Paz', null, 'ana@example.com', '001-1234567-4', null],
      'refused',
      ['document: cedula-invalid'],
    ],
    [
      'with a passport',
      ['Ana Paz', null, 'ana@example.com', 'ab 123456', null],
      'changed',
      ['document: null > AB123456'],
    ],
    [
      'with digits of some document',
      ['Ana Paz', null, 'ana@example.com', '12345678', null],
      'refused',
      ['documentKind: document-kind-missing'],
    ],
    [
      'with notes',
      ['Ana Paz', null, 'ana@example.com', null, 'Paga tarde'],
      'changed',
      ['notes: null > Paga tarde'],
    ],
    [
      'of a phone that another person has',
      ['Eva Ruiz', '+1 809 555 0101', 'eva@example.com', null, null],
      'refused',
      ['phone: phone-of-another'],
    ],
    [
      'with a phone whose digits are lost',
      ['Ana Paz', '1.23E+11', null, null, null],
      'refused',
      ['phone: digits-lost'],
    ],
    ['with no phone', ['Ana Paz', 'preguntar', null, null, null], 'refused', ['phone: phone-invalid']],
    ['with no address', ['Ana Paz', null, 'ana@', null, null], 'refused', ['email: email-invalid']],
    ['without contact', ['Ana Paz', null, null, null, null], 'refused', ['phone: contact-missing']],
    ['without a name', [null, null, 'eva@example.com', null, null], 'refused', ['name: value-missing']],
    ['of a number', ['Eva', 8095550188, null, null, null], 'new', []],
  ] as const)
    test(`${what}: ${effect} ${is.join()}`, () => {
      const [row] = plan(HEADS, cells).rows
      expect([
        row?.effect,
        [
          ...(row?.changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`) ?? []),
          ...(row?.refusals.map(({ field, code }) => `${field}: ${code}`) ?? []),
        ],
      ]).toEqual([effect, is])
    })
})

test('the same person twice in a file is refused the second time', () => {
  const { rows, added } = plan(
    ['Nombre', 'Apellidos', 'Celular', 'E-mail'],
    ['Eva', 'Ruiz Mora', '809 555 0199', 'eva@example.com'],
    ['Eva', 'Ruiz', '(809) 555-0199', null],
  )
  expect(rows.map(({ effect, refusals }) => [effect, refusals[0]?.code])).toEqual([
    ['new', undefined],
    ['refused', 'customer-twice'],
  ])
  expect(added).toMatchObject([
    { values: { firstName: 'Eva', lastName: 'Ruiz Mora', email: 'eva@example.com' } },
  ])
})

test('a document is of the kind that its column names', () => {
  const heads = ['Cliente', 'Correo', 'Tipo de documento', 'Número de documento']
  const { added } = plan(heads, ['Eva Ruiz', 'eva@example.com', 'Pasaporte', 123456789])
  expect(added[0]?.values.identityDocument).toEqual({ kind: 'passport', number: '123456789' })
})
