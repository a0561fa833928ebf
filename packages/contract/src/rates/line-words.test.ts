import { currency } from '@nelly/domain/currency'
import { type MinorUnits, minorUnits, toMajorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import type { RentalWish } from '@nelly/domain/rates/rental-wish'
import {
  at,
  cell,
  extraRate,
  feeRate,
  offer,
  priceOf,
  ratesWith,
  requestFor,
  season,
  wishFor,
} from '@nelly/domain/rates/testing/wishes'
import { expect, test } from 'vitest'
import { lineWords } from './line-words.ts'

const USD = currency('USD')
const write = (minor: MinorUnits) => `$${toMajorUnits({ minor, currency: USD }).toFixed(2)}`

/** The lines of a price without the two default fees, as "label: reason". */
function words(rates: Partial<Rates>, wish: Partial<RentalWish>, language: 'en' | 'es') {
  const { lines } = priceOf(requestFor(ratesWith({ fees: [], ...rates }), wishFor(wish)))
  return lines.map((line) => {
    const { label, reason } = lineWords(line, language, write)
    return reason === null ? label : `${label}: ${reason}`
  })
}

const lasting = (days: number, time = '10:00') => ({
  period: { pickup: at('2027-05-10T10:00'), return: at(`2027-05-${10 + days}T${time}`) },
})
const one = (code: string, quantity = 1) => [{ code, quantity }]
const MAY = season('Mayo', { percent: percent(25) })

for (const { what, rates, wish, en, es } of [
  {
    what: "the vehicle's price",
    rates: {},
    wish: lasting(1),
    en: ['Rental, 1 day × $45.00'],
    es: ['Alquiler, 1 día × $45.00'],
  },
  {
    what: 'a tier by the week',
    rates: { tiers: [1, 7], prices: [cell(7, 270, { perDays: 7 })] },
    wish: lasting(8),
    en: ['Rental, 8 days × $270.00 per 7 days: price from 7 days on'],
    es: ['Alquiler, 8 días × $270.00 por 7 días: precio a partir de 7 días'],
  },
  {
    what: 'a season in percent',
    rates: { seasons: [MAY] },
    wish: lasting(2),
    en: ['Mayo, 2 days × $56.25: season “Mayo”: 25% more'],
    es: ['Mayo, 2 días × $56.25: temporada «Mayo»: 25% más'],
  },
  {
    what: 'a cheaper season in a tier',
    rates: { tiers: [1, 3], prices: [cell(3, 40)], seasons: [{ ...MAY, percent: percent(-12.5) }] },
    wish: lasting(3),
    en: ['Mayo, 3 days × $35.00: season “Mayo”: 12.5% less, price from 3 days on'],
    es: ['Mayo, 3 días × $35.00: temporada «Mayo»: 12.5% menos, precio a partir de 3 días'],
  },
  {
    what: "a season's own price",
    rates: { seasons: [MAY], prices: [cell(1, 60, { season: 'Mayo' })] },
    wish: lasting(2),
    en: ['Mayo, 2 days × $60.00: price of the season “Mayo”'],
    es: ['Mayo, 2 días × $60.00: precio de la temporada «Mayo»'],
  },
  {
    what: 'a part of a day',
    rates: { days: { ...DEFAULT_RATES.days, partDays: [{ upToHours: 3, percent: percent(33) }] } },
    wish: lasting(2, '13:00'),
    en: ['Rental, 2 days × $45.00', 'Part of a day: 3 hours beyond full days: 33% of $45.00'],
    es: ['Alquiler, 2 días × $45.00', 'Parte de un día: 3 horas además de los días completos: 33% de $45.00'],
  },
  {
    what: 'an offer up to its maximum',
    rates: { offers: [offer('Verano', { percent: percent(15), maxAmount: minorUnits(500) })] },
    wish: lasting(2),
    en: ['Rental, 2 days × $45.00', 'Verano: 15% off the rental, up to its maximum'],
    es: ['Alquiler, 2 días × $45.00', 'Verano: 15% de descuento en el alquiler, hasta su máximo'],
  },
  {
    what: 'extras: per day, per rental, a share and included',
    rates: {
      extras: [
        extraRate({ code: 'a', maxDays: 1 }),
        extraRate({ code: 'b', per: 'rental' }),
        extraRate({ code: 'c', per: 'percent', amount: null, percent: percent(20) }),
        extraRate({ code: 'd', offer: 'included' }),
      ],
    },
    wish: { extras: ['a', 'b', 'c'].flatMap((code) => one(code, 2)) },
    en: [
      'Rental, 2 days × $45.00',
      'Extra × 2, 1 day: $12.00 per day, up to its maximum',
      'Extra × 2: once per rental',
      'Extra × 2: 20% of $90.00',
      'Extra × 1: included',
    ],
    es: [
      'Alquiler, 2 días × $45.00',
      'Extra × 2, 1 día: $12.00 por día, hasta su máximo',
      'Extra × 2: una vez por alquiler',
      'Extra × 2: 20% de $90.00',
      'Extra × 1: incluido',
    ],
  },
  {
    what: 'covers with their excess',
    rates: {
      extras: [
        extraRate({ code: 'a', excess: minorUnits(50_000), maxDays: 1 }),
        extraRate({ code: 'b', per: 'rental', excess: minorUnits(0) }),
        extraRate({ code: 'c', offer: 'included', excess: minorUnits(90_000) }),
      ],
    },
    wish: { extras: ['a', 'b'].flatMap((code) => one(code)) },
    en: [
      'Rental, 2 days × $45.00',
      'Extra × 1, 1 day: $12.00 per day, up to its maximum, excess: $500.00',
      'Extra × 1: once per rental, no excess',
      'Extra × 1: included, excess: $900.00',
    ],
    es: [
      'Alquiler, 2 días × $45.00',
      'Extra × 1, 1 día: $12.00 por día, hasta su máximo, deducible: $500.00',
      'Extra × 1: una vez por alquiler, sin deducible',
      'Extra × 1: incluido, deducible: $900.00',
    ],
  },
  {
    what: 'fees, another place of return, and out of hours',
    rates: {
      fees: [feeRate({}), feeRate({ when: 'additional_driver', per: 'day' })],
      oneWay: { amount: minorUnits(5000), pairs: [] },
      outOfHours: { maxAmount: minorUnits(3000) },
    },
    wish: {
      isSamePlace: false,
      additionalDrivers: 2,
      outOfHours: { pickup: minorUnits(2000), return: minorUnits(1500) },
    },
    en: [
      'Rental, 2 days × $45.00',
      'Fee: once per rental',
      'Fee × 2, 2 days: $10.00 per day',
      'Return at another place',
      'Pickup outside opening hours',
      'Return outside opening hours: up to its maximum',
    ],
    es: [
      'Alquiler, 2 días × $45.00',
      'Fee: una vez por alquiler',
      'Fee × 2, 2 días: $10.00 por día',
      'Devolución en otro lugar',
      'Recogida fuera de horario',
      'Devolución fuera de horario: hasta su máximo',
    ],
  },
] satisfies {
  what: string
  rates: Partial<Rates>
  wish: Partial<RentalWish>
  en: string[]
  es: string[]
}[]) {
  test(`lines say in both languages what is charged and why: ${what}`, () => {
    expect(words(rates, wish, 'en')).toEqual(en)
    expect(words(rates, wish, 'es')).toEqual(es)
  })
}
