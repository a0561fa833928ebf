import { expect, test } from 'vitest'
import type { PlaceId, VehicleId } from '../ids.ts'
import { ALWAYS_OPEN } from '../places/opening-hours.ts'
import { compileRates } from '../rates/compile-rates.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import { quoteRental } from '../rates/quote-rental.ts'
import { type Offer, percent, type Rates, type Season, type YearlyDate } from '../rates/rates.ts'
import {
  at,
  bothLanguages,
  cell,
  feeRate,
  offer,
  ratesWith,
  season,
  VEHICLE,
} from '../rates/testing/wishes.ts'
import { brokenRules } from '../rules/broken-rules.ts'
import { dollars } from '../testing/dollars.ts'
import type { CalendarDate, ClockTime } from '../wall-clock.ts'
import type { CheckedPlace, RatesWarning } from './rates-warning.ts'
import { ratesWarnings } from './rates-warnings.ts'

const SUV = 6 as VehicleId
const NINE_TO_FIVE = [{ from: '09:00' as ClockTime, to: '17:00' as ClockTime }]
const PLACES: readonly CheckedPlace[] = [
  {
    ...ALWAYS_OPEN,
    id: 1 as PlaceId,
    name: 'Airport',
    isPickup: true,
    isReturn: true,
    hours: { 7: NINE_TO_FIVE },
  },
  {
    ...ALWAYS_OPEN,
    id: 2 as PlaceId,
    name: 'Hotel',
    isPickup: false,
    isReturn: true,
    hours: { 1: NINE_TO_FIVE, 6: [] },
  },
]

/** A vehicle of 45.00 a day and one of 110.00, looked at on 1 May 2027. */
const check = (rates: Rates) =>
  ratesWarnings({
    compiled: compileRates(rates),
    vehicles: [
      { id: VEHICLE, pricePerDay: dollars(45) },
      { id: SUV, pricePerDay: dollars(110) },
    ],
    places: PLACES,
    now: at('2027-05-01T10:00'),
  })

const yearly = (from: string, to: string) => ({
  ranges: [{ from: from as YearlyDate, to: to as YearlyDate }],
})
const dates = (from: string, to: string) => ({ from: from as CalendarDate, to: to as CalendarDate })
const NAVIDAD = season('navidad', { ...yearly('12-24', '12-26'), percent: percent(50) })
const ALTA = season('alta', yearly('12-15', '01-15'))
const T = [cell(3, 42), cell(7, 35)]
const ALTA_CELLS = [
  cell(1, 60, { season: 'alta' }),
  cell(3, 56, { season: 'alta' }),
  cell(7, 52, { season: 'alta' }),
]

const SANE = ratesWith({
  fuel: { perEighth: dollars(5), serviceFee: dollars(0), taxable: true },
  tiers: [1, 3, 7, 30],
  seasons: [NAVIDAD, ALTA, season('weekend', { weekdays: [5, 6], percent: percent(10) })],
  prices: [
    ...T,
    cell(30, 990, { perDays: 30 }),
    ...ALTA_CELLS,
    cell(30, 1460, { season: 'alta', perDays: 30 }),
  ],
  fees: [...DEFAULT_RATES.fees, feeRate({ code: 'airport', when: 'place', places: [1 as PlaceId] })],
  offers: [
    offer('summer', { kind: 'code', code: 'SUMMER', percent: percent(15), maxAmount: dollars(40) }),
    offer('early', { percent: percent(10), leadDays: { min: 30, max: null } }),
    offer('last', { kind: 'last_minute', percent: percent(12), leadDays: { min: null, max: 2 } }),
    offer('long', { amount: dollars(50), minDays: 14 }),
    offer('gone', { percent: percent(1), pickup: dates('2026-01-01', '2026-02-01') }),
  ],
})

const tiers = (prices: Rates['prices'], more: Partial<Rates> = {}) =>
  ratesWith({ tiers: [1, 3, 7, 30], prices, ...more })
const seasons = (...those: Season[]) => ratesWith({ seasons: those })
const offers = (...those: Offer[]) => ratesWith({ offers: those })
const inAlta = (days: number, amount: number) => cell(days, amount, { season: 'alta' })

const cliff = (fromDays: number, of: string | null = null) => ({ kind: 'cliff', fromDays, season: of })
const outOfLine = (side: 'high' | 'low', fromDays: number, of: string | null = null) => ({
  kind: 'price_out_of_line',
  side,
  fromDays,
  season: of,
})
const neverWins = (id: string, why = 'outranked') => ({ kind: 'season_never_wins', season: id, why })
const noLongTier = (fromDays: number) => ({ kind: 'season_without_long_tier', season: 'alta', fromDays })
const outdone = (id: string) => ({ kind: 'offer_never_wins', offer: id, why: 'outdone' })
const noBooking = (id: string) => ({ kind: 'offer_never_wins', offer: id, why: 'no_booking' })

const early = (id: string, changes: Partial<Offer>) => offer(id, { percent: percent(10), ...changes })
const code = (id: string, changes: Partial<Offer>) =>
  offer(id, { kind: 'code', code: id.toUpperCase(), percent: percent(5), ...changes })

const listed = (code: string, amount: number) => ({
  ...{ code, name: bothLanguages(code) },
  ...{ amount: dollars(amount), taxable: true },
})

const FAULTS: readonly { fault: string; rates: Rates; warning: object }[] = [
  { fault: 'a week for less than five days', rates: tiers([cell(7, 28)]), warning: cliff(7) },
  {
    fault: 'four days for less than two and a half',
    rates: ratesWith({ tiers: [1, 4], prices: [cell(4, 25)] }),
    warning: cliff(4),
  },
  {
    fault: 'a weekly price below four days',
    rates: tiers([cell(7, 170, { perDays: 7 })]),
    warning: cliff(7),
  },
  {
    fault: 'a monthly price below twenty days',
    rates: tiers([cell(7, 40), cell(30, 700, { perDays: 30 })]),
    warning: cliff(30),
  },
  {
    fault: 'a week of a season for less than five days of it',
    rates: tiers([...T, inAlta(1, 80), inAlta(7, 50)], { seasons: [ALTA] }),
    warning: cliff(7, 'alta'),
  },
  {
    fault: 'a week that is too cheap behind a season by percent',
    rates: tiers([cell(7, 28)], { seasons: [season('alta', { percent: percent(20) })] }),
    warning: cliff(7),
  },
  {
    fault: 'a week of a season by the pickup',
    rates: tiers([...T, inAlta(1, 80), inAlta(7, 50)], {
      seasons: [ALTA],
      days: { ...DEFAULT_RATES.days, seasonBy: 'pickup' },
    }),
    warning: cliff(7, 'alta'),
  },
  {
    fault: 'a season behind one that is wider',
    rates: seasons(ALTA, NAVIDAD),
    warning: neverWins('navidad'),
  },
  {
    fault: 'a season behind one of all days',
    rates: seasons(season('all', { percent: percent(5) }), ALTA),
    warning: neverWins('alta'),
  },
  {
    fault: 'a season twice',
    rates: seasons(ALTA, season('again', yearly('12-15', '01-15'))),
    warning: neverWins('again'),
  },
  {
    fault: 'a season behind two that cover it together',
    rates: seasons(
      season('one', yearly('06-01', '06-15')),
      season('two', yearly('06-16', '06-30')),
      season('june', yearly('06-01', '06-30')),
    ),
    warning: neverWins('june'),
  },
  {
    fault: 'Sundays of two days that are none',
    rates: seasons(season('sundays', { ranges: [dates('2027-07-05', '2027-07-07')], weekdays: [7] })),
    warning: neverWins('sundays', 'no_day'),
  },
  {
    fault: 'a weekend behind a rate of every weekday',
    rates: seasons(
      season('daily', { weekdays: [1, 2, 3, 4, 5, 6, 7] }),
      season('weekend', { weekdays: [5, 6] }),
    ),
    warning: neverWins('weekend'),
  },
  {
    fault: 'a season of one day behind another',
    rates: seasons(
      season('july', yearly('07-01', '07-31')),
      season('day', { ranges: [dates('2027-07-04', '2027-07-04')] }),
    ),
    warning: neverWins('day'),
  },
  {
    fault: 'a season without the weekly price',
    rates: tiers([...T, inAlta(1, 60)], { seasons: [ALTA] }),
    warning: noLongTier(7),
  },
  {
    fault: 'a season with a price of the middle tier alone',
    rates: tiers([...T, inAlta(3, 56)], { seasons: [ALTA] }),
    warning: noLongTier(7),
  },
  {
    fault: 'a season without the monthly price',
    rates: tiers([...T, cell(30, 33), ...ALTA_CELLS], { seasons: [ALTA] }),
    warning: noLongTier(30),
  },
  {
    fault: 'a season by the pickup without the weekly price',
    rates: tiers([...T, inAlta(1, 60)], {
      seasons: [season('alta', yearly('12-24', '12-26'))],
      days: { ...DEFAULT_RATES.days, seasonBy: 'pickup' },
    }),
    warning: noLongTier(7),
  },
  { fault: 'a digit too much', rates: tiers([cell(3, 420), cell(7, 35)]), warning: outOfLine('high', 3) },
  { fault: 'a digit too little', rates: tiers([cell(3, 4.2), cell(7, 35)]), warning: outOfLine('low', 3) },
  {
    fault: 'a weekly amount as that of a day',
    rates: tiers([cell(3, 42), cell(7, 245)]),
    warning: outOfLine('high', 7),
  },
  {
    fault: 'a daily amount as that of a week',
    rates: tiers([cell(3, 42), cell(7, 35, { perDays: 7 })]),
    warning: outOfLine('low', 7),
  },
  {
    fault: 'a season of ten times the price',
    rates: tiers([inAlta(1, 600)], { seasons: [ALTA] }),
    warning: outOfLine('high', 1, 'alta'),
  },
  {
    fault: 'one price of a season too low',
    rates: tiers([...T, inAlta(1, 60), inAlta(3, 5.6), inAlta(7, 52)], { seasons: [ALTA] }),
    warning: outOfLine('low', 3, 'alta'),
  },
  {
    fault: 'a code that saves less than what everybody gets',
    rates: offers(early('all', { uses: 100 }), code('ten', {})),
    warning: outdone('ten'),
  },
  {
    fault: 'an offer behind a better one',
    rates: offers(early('good', { percent: percent(20), uses: 100 }), early('less', { uses: 100 })),
    warning: outdone('less'),
  },
  {
    fault: 'two equal offers',
    rates: offers(early('one', { uses: 100 }), early('other', { uses: 100 })),
    warning: outdone('other'),
  },
  {
    fault: 'an offer that everybody gets',
    rates: offers(early('everybody', { minDays: 1 })),
    // A week of the dearest vehicle, which costs 110.00 a day.
    warning: { kind: 'offer_for_all', offer: 'everybody', saved: dollars(77), days: 7 },
  },
  {
    fault: 'an offer for longer rentals than there are',
    rates: ratesWith({
      offers: [early('year', { minDays: 60 })],
      rules: { ...DEFAULT_RATES.rules, maxDays: 30 },
    }),
    warning: noBooking('year'),
  },
  {
    fault: 'an offer booked months before its pickups, with few days between',
    rates: offers(
      early('summer', {
        booked: dates('2027-05-01', '2027-05-31'),
        pickup: dates('2027-12-01', '2027-12-31'),
        leadDays: { min: null, max: 30 },
      }),
    ),
    warning: noBooking('summer'),
  },
  {
    fault: 'an offer for a vehicle that is gone',
    rates: offers(early('gone', { vehicles: [99 as VehicleId] })),
    warning: noBooking('gone'),
  },
  {
    fault: 'an amount that a better share always beats',
    rates: offers(
      early('half', { percent: percent(50), uses: 100 }),
      code('five', { percent: null, amount: dollars(5) }),
    ),
    warning: outdone('five'),
  },
  {
    fault: 'an airport fee without an airport',
    rates: ratesWith({ fees: [feeRate({ code: 'airport', when: 'place' })] }),
    warning: { kind: 'fee_without_place', fee: 'airport' },
  },
  {
    fault: 'a fee of a place that is gone',
    rates: ratesWith({ fees: [feeRate({ code: 'hotel', when: 'place', places: [9 as PlaceId] })] }),
    warning: { kind: 'fee_without_place', fee: 'hotel' },
  },
  {
    fault: 'an airport that is open on Sundays, when nothing is handed over',
    rates: seasons(season('year', { noPickup: [7], noReturn: [7] })),
    warning: { kind: 'hours_unreachable', place: 1, weekday: 7 },
  },
  {
    fault: 'a place of returns that is open on Mondays, when nothing is returned',
    rates: seasons(season('year', { noPickup: [6], noReturn: [1] })),
    warning: { kind: 'hours_unreachable', place: 2, weekday: 1 },
  },
  {
    fault: 'Sundays that two seasons share, each without handovers',
    rates: seasons(
      season('spring', { ...yearly('01-01', '06-30'), noPickup: [7], noReturn: [7] }),
      season('rest', { noPickup: [7], noReturn: [7] }),
    ),
    warning: { kind: 'hours_unreachable', place: 1, weekday: 7 },
  },
  {
    fault: 'a service fee for fuel that costs nothing per eighth',
    rates: ratesWith({ fuel: { perEighth: dollars(0), serviceFee: dollars(10), taxable: true } }),
    warning: { kind: 'fuel_without_price' },
  },
  {
    fault: 'a lost key that costs nothing',
    rates: ratesWith({ priceList: [listed('cleaning', 45), listed('key', 0)] }),
    warning: { kind: 'listed_without_price', listed: 'key' },
  },
]

for (const { fault, rates, warning } of FAULTS) {
  test(`${fault}: is warned of, shown by two bookings where it is about them, and mended`, () => {
    const warnings = check(rates)
    expect(warnings).toMatchObject([warning])
    const [found] = warnings as [RatesWarning]
    expectWitnesses(found)
    expect(check(found.mend(rates))).toEqual([])
    // A second click, before the list is looked through again.
    expect(found.mend(found.mend(rates))).toEqual(found.mend(rates))
  })
}

test('default rates have no warning', () => expect(check(DEFAULT_RATES)).toEqual([]))

test('an offer that is switched off has no warning', () => {
  const all = check(offers(early('everybody', {}))).map(({ kind }) => kind)
  expect(all).toEqual(['offer_for_all'])
  expect(
    check(offers(early('everybody', { isOn: false }), early('less', { isOn: false, minDays: 400 }))),
  ).toEqual([])
})

test('sound rates have no warning', () => expect(check(SANE)).toEqual([]))

test('of several faults each is warned of, and mended without another', () => {
  const rates = {
    ...SANE,
    seasons: [ALTA, NAVIDAD],
    fees: [feeRate({ code: 'airport', when: 'place' as const })],
    prices: [cell(7, 28), ...ALTA_CELLS],
  }
  let mended: Rates = rates
  const kinds = check(rates).map(({ kind }) => kind)
  expect(kinds).toEqual(['season_never_wins', 'cliff', 'fee_without_place'])
  for (let left = kinds.length; left > 0; left--) {
    const [next, ...others] = check(mended) as [RatesWarning, ...RatesWarning[]]
    mended = next.mend(mended)
    expect(check(mended).map(({ kind }) => kind)).toEqual(others.map(({ kind }) => kind))
  }
})

/** The two bookings have the prices that are shown, and these show what the warning says. */
function expectWitnesses(warning: RatesWarning): void {
  const [one, other] = warning.witnesses
  if (!one || !other) {
    expect(['fuel_without_price', 'listed_without_price']).toContain(warning.kind)
    return
  }
  for (const { request, quote } of warning.witnesses)
    expect(quoteRental(request)).toEqual({ ok: true, value: quote })
  expect(one.request).not.toEqual(other.request)
  const perDay = ({ quote }: typeof one) => {
    const [line] = quote.lines
    return (line?.unitAmount ?? 0) / (line?.perDays ?? 1)
  }
  const linesOf = (which: string) =>
    warning.witnesses.flatMap(({ quote }) =>
      quote.lines.filter(({ kind, code: id }) => kind === which || id === which),
    )
  switch (warning.kind) {
    case 'cliff':
      expect(other.quote.days).toBe(one.quote.days + 1)
      expect(other.quote.total).toBeLessThan(one.quote.total)
      break
    case 'season_never_wins':
      expect(linesOf(warning.season)).toEqual([])
      break
    case 'season_without_long_tier':
      expect([one.quote.days, other.quote.days]).toEqual([warning.fromDays - 1, warning.fromDays])
      expect(perDay(one)).toBe(perDay(other))
      break
    case 'price_out_of_line': {
      const times = perDay(one) / perDay(other)
      expect(warning.side === 'high' ? times : 1 / times).toBeGreaterThan(2)
      break
    }
    case 'offer_never_wins':
      expect(linesOf(warning.offer)).toEqual([])
      break
    case 'fee_without_place':
      expect(linesOf(warning.fee)).toEqual([])
      break
    case 'hours_unreachable':
      for (const { request } of warning.witnesses) {
        const place = PLACES.find(({ id }) => id === warning.place) ?? null
        const { rates, now, wish, vehicle } = request
        const asked = { rates, now, period: wish.period, vehicle: vehicle.id, driverAge: null }
        const broken = brokenRules({ ...asked, pickupPlace: place, returnPlace: place })
        expect(broken.map(({ code }) => code)).toContain(
          `no-${place?.isPickup ? 'pickup' : 'return'}-that-day`,
        )
      }
  }
}
