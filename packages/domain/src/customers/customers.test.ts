import { describe, expect, test } from 'vitest'
import { afterContactChange } from './after-contact-change.ts'
import { mergedCustomer } from './merged-customer.ts'
import { remainingCustomer } from './remaining-customer.ts'

for (const { when, becomes, ...change } of [
  { when: 'a typing error in the only reservation', known: 'none', becomes: 'follow' },
  { when: 'a new phone in the only reservation', known: 'same', becomes: 'follow' },
  { when: 'a new phone in one of several', known: 'same', hasOthers: true, becomes: 'stay' },
  { when: "the only reservation is another customer's", known: 'other', becomes: 'move' },
  { when: "one of several is another customer's", known: 'other', hasOthers: true, becomes: 'move' },
  { when: 'one of several is of somebody new', known: 'none', hasOthers: true, becomes: 'move' },
  {
    when: 'the operator moves one of several of a marked customer',
    known: 'other',
    hasOthers: true,
    isMarked: true,
    becomes: 'move',
  },
  {
    when: 'the operator gives the only one of a marked customer to another',
    known: 'other',
    isMarked: true,
    becomes: 'move',
  },
  {
    when: 'the operator gives the only one of a marked customer to somebody new',
    known: 'none',
    isMarked: true,
    becomes: 'move',
  },
  {
    when: 'the operator corrects the phone of a marked customer',
    known: 'same',
    isMarked: true,
    becomes: 'follow',
  },
  {
    when: 'a marked visitor corrects the phone of their only reservation',
    known: 'same',
    isMarked: true,
    isByVisitor: true,
    becomes: 'learn',
  },
  {
    when: 'a marked visitor becomes somebody new with their only reservation',
    known: 'none',
    isMarked: true,
    isByVisitor: true,
    becomes: 'learn',
  },
  {
    when: 'a marked visitor becomes somebody new',
    known: 'none',
    hasOthers: true,
    isMarked: true,
    isByVisitor: true,
    becomes: 'learn',
  },
  {
    when: 'a marked visitor becomes another customer',
    known: 'other',
    hasOthers: true,
    isMarked: true,
    isByVisitor: true,
    becomes: 'stay',
  },
] as const)
  test(`${when}: the customer will ${becomes}`, () =>
    expect(afterContactChange({ hasOthers: false, isMarked: false, isByVisitor: false, ...change })).toBe(
      becomes,
    ))

describe('two customers are merged', () => {
  const [early, late] = [new Date('2027-01-01'), new Date('2027-02-01')]
  const plain = {
    email: 'maria@example.com',
    phone: '+1 809 555 0199',
    notes: null,
    identityDocument: null,
    doNotRentAt: null,
    doNotRentReason: null,
    doNotRentBy: null,
    createdAt: late,
  }
  const CEDULA = { kind: 'cedula', number: '00112345673' } as const
  const refused = { doNotRentAt: early, doNotRentReason: 'Did not pay', doNotRentBy: 3 }

  test('the kept one keeps its contact data, and is a customer since the earlier', () =>
    expect(mergedCustomer(plain, { ...plain, email: 'm@example.com', phone: '1', createdAt: early })).toEqual(
      {
        ...plain,
        createdAt: early,
      },
    ))

  test('what it lacks is filled in', () =>
    expect(
      mergedCustomer({ ...plain, email: '', identityDocument: null }, { ...plain, identityDocument: CEDULA }),
    ).toEqual({
      ...plain,
      identityDocument: CEDULA,
    }))

  test('of two documents the kept one stays', () =>
    expect(
      mergedCustomer(
        { ...plain, identityDocument: CEDULA },
        { ...plain, identityDocument: { kind: 'rnc', number: '131880738' } },
      ).identityDocument,
    ).toEqual(CEDULA))

  for (const [kept, removed, notes] of [
    ['Likes red cars', null, 'Likes red cars'],
    [null, 'Pays in cash', 'Pays in cash'],
    ['Likes red cars', 'Pays in cash', 'Likes red cars\n\nPays in cash'],
    ['Pays in cash', 'Pays in cash', 'Pays in cash'],
  ] as const)
    test(`notes ${kept} and ${removed} are joined`, () =>
      expect(mergedCustomer({ ...plain, notes: kept }, { ...plain, notes: removed }).notes).toBe(notes))

  test('do not rent holds for both, with both reasons', () => {
    expect(mergedCustomer(plain, { ...plain, ...refused })).toMatchObject(refused)
    const own = { ...refused, doNotRentReason: 'Smoked', doNotRentBy: null }
    expect(mergedCustomer({ ...plain, ...own }, { ...plain, ...refused })).toMatchObject({
      ...own,
      doNotRentReason: 'Smoked; Did not pay',
    })
  })
})

describe('a customer is left with what their other reservations have', () => {
  const person = (firstName: string, email: string, phone = '809-555-0199', keys = ['18095550199']) => ({
    firstName,
    lastName: 'Paz',
    email,
    phone,
    keys: { email: email ? [email] : [], phone: keys },
  })
  const keysOf = (emails: string[], phones = ['18095550199']) => [
    ...emails.map((key) => ({ kind: 'email' as const, key })),
    ...phones.map((key) => ({ kind: 'phone' as const, key })),
  ]
  const contactOf = ({ keys: _, ...contact }: ReturnType<typeof person>) => contact
  const [ana, luis, eva] = [person('Ana', 'ana@x.do'), person('Luis', 'luis@x.do'), person('Eva', '')]
  for (const { when, customer = ana, emails = ['ana@x.do'], phones, remaining, is, has, by } of [
    { when: 'the same again', remaining: [ana], is: ana, has: ['ana@x.do'] },
    { when: 'another person by the same phone', remaining: [luis], is: luis, has: ['luis@x.do'] },
    { when: 'two others, the newest first', remaining: [eva, luis], is: eva, has: [] },
    {
      when: 'the address of two, under a name of another',
      remaining: [luis, person('Anita', 'ana@x.do')],
      is: person('Anita', 'ana@x.do'),
      has: ['ana@x.do'],
    },
    {
      when: 'a name that the operator gave',
      customer: person('Ana María', 'ana@x.do'),
      remaining: [ana],
      is: person('Ana María', 'ana@x.do'),
      has: ['ana@x.do'],
    },
    {
      when: 'one of two phones',
      emails: ['ana@x.do'],
      phones: ['18095550199', '34600112233'],
      remaining: [person('Ana', 'ana@x.do', '+34 600112233', ['34600112233'])],
      is: person('Ana', 'ana@x.do', '+34 600112233'),
      has: ['ana@x.do'],
      by: ['34600112233'],
    },
    {
      when: 'a phone that is stored as it was written',
      phones: ['600112233'],
      remaining: [person('Ana', 'ana@x.do', '+34 600112233', ['34600112233', '600112233'])],
      is: person('Ana', 'ana@x.do', '+34 600112233'),
      has: ['ana@x.do'],
      by: ['600112233'],
    },
  ])
    test(when, () =>
      expect(
        remainingCustomer({
          customer,
          contacts: keysOf(emails, phones),
          erased: ana,
          remaining: remaining as [typeof ana],
        }),
      ).toMatchObject({ customer: contactOf(is), contacts: keysOf(has, by) }),
    )
})
