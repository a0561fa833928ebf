import { USD } from '../currency.ts'
import type { LocalizedText } from '../localized-text.ts'
import { type MinorUnits, toMinorUnits } from '../money.ts'
import { type ExtraRate, type FeeRate, percent, type Rates } from './rates.ts'

const dollars = (amount: number) => toMinorUnits(amount, USD)

const extra = (code: string, name: LocalizedText, description: LocalizedText): ExtraRate => ({
  code,
  name,
  description,
  per: 'day',
  amount: dollars(12),
  percent: null,
  maxAmount: null,
  maxDays: null,
  maxQuantity: 10,
  stock: null,
  offer: 'optional',
  group: null,
  countDays: 'grace',
  taxable: true,
  vehicles: null,
  deposit: null,
})

const fee = (code: string, name: LocalizedText, amount: MinorUnits): FeeRate => ({
  code,
  name,
  when: 'always',
  places: [],
  ages: null,
  per: 'rental',
  amount,
  percent: null,
  maxAmount: null,
  maxDays: null,
  taxable: true,
  vehicles: null,
})

/** What holds on a landing whose operator has set nothing: version 0. */
export const DEFAULT_RATES: Rates = {
  currency: USD,
  display: null,
  tax: { name: { es: 'ITBIS', en: 'ITBIS' }, percent: percent(18), included: false },
  days: { graceMinutes: 59, seasonBy: 'each_day', partDays: [] },
  tiers: [1],
  seasons: [],
  prices: [],
  extras: [
    extra(
      'damage_waiver',
      { es: 'Exención de daños', en: 'Damage waiver' },
      {
        es: 'Reduce lo que respondes si el vehículo se daña durante el alquiler.',
        en: 'Lowers what you answer for if the vehicle is damaged during your rental.',
      },
    ),
    extra(
      'personal_effects',
      { es: 'Cobertura de efectos personales', en: 'Personal effects coverage' },
      {
        es: 'Cobertura para las pertenencias que viajan contigo en el vehículo.',
        en: 'Coverage for the belongings that travel with you in the vehicle.',
      },
    ),
    extra(
      'baby_seat',
      { es: 'Silla para bebé', en: 'Baby seat' },
      {
        es: 'Una silla infantil, lista en el vehículo cuando lo recojas.',
        en: 'A child seat, ready in the vehicle when you pick it up.',
      },
    ),
  ],
  fees: [
    fee(
      'liability_service',
      { es: 'Servicio adicional de responsabilidad civil', en: 'Additional liability service' },
      dollars(9.95),
    ),
    fee('license_fee', { es: 'Tasa de licencia del vehículo', en: 'Vehicle license fee' }, dollars(3.5)),
  ],
  oneWay: { amount: dollars(0), pairs: [] },
  outOfHours: null,
  drivers: { askAge: false, minAge: null, maxAge: null, vehicles: [], licenseYears: null },
  offers: [],
  prepayment: null,
  deposit: [],
  cancellation: {
    earlier: { amount: dollars(100), percent: null, days: null },
    within: [{ hours: 24, amount: dollars(200), percent: null, days: null }],
    afterPickup: 'all',
  },
  mileage: [],
  fuel: null,
  priceList: [],
  questions: [],
  rules: {
    leadMinutes: 0,
    horizonDays: null,
    minDays: 1,
    maxDays: 365,
    vehicles: [],
    turnaroundMinutes: 0,
  },
}
