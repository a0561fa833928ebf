import { currency, USD } from '@nelly/domain/currency'
import { toMinorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import {
  type ExtraRate,
  type FeeRate,
  type LocalizedText,
  type Offer,
  percent,
} from '@nelly/domain/rates/rates'
import { PRADO, pricesOf, SEASONS } from './caribe-prices.ts'
import type { DemoRates } from './demo-business.ts'

/** The places with a price of their own. */
export const AIRPORT = 'Aeropuerto Las Américas (SDQ)'
export const COLONIAL = 'Zona Colonial, Santo Domingo'
export const BOCA_CHICA = 'Boca Chica'
export const SANTIAGO = 'Aeropuerto del Cibao, Santiago (STI)'

/** The discount code, which some of the guests know. */
export const CODE = 'CARIBE10'

const dollars = (amount: number) => toMinorUnits(amount, USD)

/** Rates that know the seasons of the island, in dollars, with pesos beside them. */
export const caribeRates: DemoRates = ({ vehicle, place, today }) => ({
  ...DEFAULT_RATES,
  display: { currency: currency('DOP'), rate: 59.25, date: today },
  tiers: [1, 3, 7],
  seasons: SEASONS,
  prices: pricesOf(vehicle),
  extras: EXTRAS,
  fees: [
    ...DEFAULT_RATES.fees,
    fee(
      'airport',
      { es: 'Cargo de aeropuerto', en: 'Airport fee' },
      {
        when: 'place',
        places: [place(AIRPORT), place(SANTIAGO)],
        per: 'percent',
        amount: null,
        percent: percent(10),
      },
    ),
    fee(
      'young_driver',
      { es: 'Conductor joven', en: 'Young driver' },
      {
        when: 'driver_age',
        ages: { from: 21, to: 24 },
        per: 'day',
        amount: dollars(9.95),
        maxDays: 10,
      },
    ),
    fee(
      'additional_driver',
      { es: 'Conductor adicional', en: 'Additional driver' },
      {
        when: 'additional_driver',
        per: 'day',
        amount: dollars(5),
        maxDays: 7,
      },
    ),
  ],
  oneWay: {
    amount: dollars(25),
    pairs: [
      { from: place(BOCA_CHICA), to: place(AIRPORT), amount: dollars(0), forbidden: false },
      { from: place(AIRPORT), to: place(SANTIAGO), amount: dollars(65), forbidden: false },
      { from: place(SANTIAGO), to: place(AIRPORT), amount: dollars(65), forbidden: false },
      { from: place(COLONIAL), to: place(SANTIAGO), amount: null, forbidden: true },
    ],
  },
  outOfHours: { maxAmount: dollars(25) },
  drivers: {
    askAge: true,
    minAge: 21,
    maxAge: null,
    vehicles: [{ vehicleId: vehicle(PRADO), minAge: 25 }],
    licenseYears: 2,
  },
  rules: {
    leadMinutes: 2 * 60,
    horizonDays: 365,
    minDays: 1,
    maxDays: 60,
    vehicles: [{ vehicleId: vehicle(PRADO), minDays: 2, turnaroundMinutes: 3 * 60 }],
    turnaroundMinutes: 60,
  },
  offers: [WELCOME],
  deposit: [
    { vehicleId: null, amount: dollars(250) },
    { vehicleId: vehicle(PRADO), amount: dollars(500) },
  ],
  cancellation: {
    earlier: { amount: dollars(0), percent: null, days: null },
    within: [{ hours: 48, amount: null, percent: null, days: 1 }],
    afterPickup: 'all',
  },
  mileage: [
    { vehicleId: null, kmPerDay: null, perExtraKm: null },
    { vehicleId: vehicle(PRADO), kmPerDay: 250, perExtraKm: dollars(0.35) },
  ],
})

const [WAIVER, EFFECTS, BABY_SEAT] = DEFAULT_RATES.extras as [ExtraRate, ExtraRate, ExtraRate]

const EXTRAS: readonly ExtraRate[] = [
  { ...WAIVER, maxAmount: dollars(120), countDays: 'clock', maxQuantity: 1, excess: dollars(350) },
  { ...EFFECTS, amount: dollars(5), maxQuantity: 4 },
  { ...BABY_SEAT, amount: dollars(6), maxAmount: dollars(42), stock: 8, maxQuantity: 3 },
  {
    ...BABY_SEAT,
    code: 'wifi',
    name: { es: 'Wifi portátil', en: 'Portable Wi-Fi' },
    description: {
      es: 'Internet para cinco equipos en todo el país.',
      en: 'Internet for five devices all over the country.',
    },
    amount: dollars(7),
    maxAmount: dollars(49),
    stock: 6,
    maxQuantity: 1,
  },
]

const fee = (code: string, name: LocalizedText, given: Partial<FeeRate>): FeeRate => ({
  code,
  name,
  when: 'always',
  places: [],
  ages: null,
  per: 'rental',
  amount: null,
  percent: null,
  maxAmount: null,
  maxDays: null,
  taxable: true,
  vehicles: null,
  ...given,
})

const WELCOME: Offer = {
  id: 'bienvenida',
  name: { es: 'Bienvenida', en: 'Welcome' },
  isOn: true,
  kind: 'code',
  code: CODE,
  percent: percent(10),
  amount: null,
  maxAmount: dollars(40),
  booked: null,
  pickup: null,
  leadDays: null,
  minDays: 3,
  vehicles: null,
  uses: 200,
}
