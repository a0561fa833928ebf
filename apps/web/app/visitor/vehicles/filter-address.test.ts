import { USD } from '@nelly/domain/currency'
import { dollars } from '@nelly/domain/testing/dollars'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterFields, LIST_STEP, listFields, readFilters, readOrder, readShown } from './filter-address.ts'

const read = (search: string, hasDates = false) =>
  readFilters(new URLSearchParams(search), { currency: USD, hasDates })

test('filters are in the address', () => {
  const search =
    'q=rav&capacity=5&luggage=2&type=suv&transmission=automatic&brand=Toyota&doors=4&fuel=hybrid&max_price=70.5&feature=gps&feature=usb'
  expect(read(search)).toEqual({
    text: 'rav',
    capacity: 5,
    luggage: 2,
    type: 'suv',
    transmission: 'automatic',
    brand: 'Toyota',
    doors: 4,
    fuel: 'hybrid',
    maxPricePerDay: dollars(70.5),
    features: ['gps', 'usb'],
  })
  expect(new URLSearchParams(filterFields(read(search), USD)).toString()).toBe(search)
})

test('with dates the highest price is that of the trip, as the cards show it', () => {
  const search = 'max_price=70&max_total=400'
  expect(read(search)).toMatchObject({ maxPricePerDay: dollars(70), maxTotal: undefined })
  expect(read(search, true)).toMatchObject({ maxPricePerDay: undefined, maxTotal: dollars(400) })
  expect(filterFields(read(search, true), USD)).toEqual([['max_total', '400']])
})

test('a type in Spanish is understood', () => expect(read('type=Camioneta').type).toBe('truck'))

test('the order is in the address, and an invalid one is ignored', () => {
  const orderOf = (search: string) => readOrder(new URLSearchParams(search))
  expect(orderOf('sort=price-desc')).toBe('price-desc')
  expect(listFields({ text: 'rav' }, orderOf('sort=size'), USD)).toEqual([
    ['q', 'rav'],
    ['sort', 'size'],
  ])
  for (const nonsense of ['', 'sort=', 'sort=colour', 'sort=constructor'])
    expect(orderOf(nonsense)).toBeUndefined()
})

test('how many are shown is in the address, in whole steps', () => {
  const shownBy = (search: string) => readShown(new URLSearchParams(search))
  expect(shownBy('show=24')).toBe(24)
  expect(listFields({}, undefined, USD, 24)).toEqual([['show', '24']])
  expect(listFields({}, undefined, USD, LIST_STEP)).toEqual([])
  for (const nonsense of ['', 'show=', 'show=0', 'show=-12', 'show=13', 'show=1e999', 'show=all'])
    expect(shownBy(nonsense), nonsense).toBe(LIST_STEP)
})

test('missing and invalid filters match everything', () => {
  const nothing = read('')
  expect(filterFields(nothing, USD)).toEqual([])
  expect(
    read(
      'q=+&capacity=&luggage=-1&type=boat&transmission=x&brand=&doors=x&fuel=coal&max_price=much&feature=',
    ),
  ).toEqual(nothing)
})

test('no address breaks the list', () =>
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = read(query)
      expect(read(new URLSearchParams(filterFields(once, USD)).toString())).toEqual(once)
    }),
    { numRuns: 50 },
  ))
