import { USD } from '@nelly/domain/currency'
import { toMinorUnits } from '@nelly/domain/money'
import {
  type LocalizedText,
  type PriceCell,
  percent,
  type Season,
  type YearlyDate,
} from '@nelly/domain/rates/rates'
import type { DemoIds } from './demo-business.ts'

export const PRADO = 'Toyota Land Cruiser Prado'
const TUCSON = 'Hyundai Tucson'
const HYBRID = 'Honda CR-V Híbrida'

/** A day of a rental of three days and more, and a week, in dollars. Six days never cost more than a week. */
const LONGER: Readonly<Record<string, readonly [day: number, week: number]>> = {
  [TUCSON]: [54, 336],
  'Kia Picanto': [30, 189],
  'Toyota Hilux 4x4': [74, 462],
  'Nissan Versa': [36, 224],
  'Hyundai Staria': [92, 574],
  [HYBRID]: [69, 434],
  [PRADO]: [126, 784],
  'Volkswagen Golf': [46, 287],
}

/** A day, a day of three and more, and a week in the high season, of the vehicles that are sold out first. */
const HIGH_SEASON: Readonly<Record<string, readonly [day: number, longer: number, week: number]>> = {
  [TUCSON]: [69, 65, 406],
  [HYBRID]: [88, 83, 518],
  [PRADO]: [158, 149, 924],
}

const yearly = (from: string, to: string) => ({ from: from as YearlyDate, to: to as YearlyDate })

const season = (id: string, name: LocalizedText, given: Partial<Season>): Season => ({
  id,
  name,
  ranges: [],
  weekdays: null,
  percent: null,
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
  ...given,
})

/** Its seasons: the weekend is dearer where no other season has the day. */
export const SEASONS: readonly Season[] = [
  season(
    'navidad',
    { es: 'Navidad', en: 'Christmas' },
    {
      ranges: [yearly('12-20', '01-06')],
      percent: percent(40),
      minDays: 3,
    },
  ),
  season(
    'alta',
    { es: 'Temporada alta', en: 'High season' },
    {
      ranges: [yearly('12-10', '04-15')],
      percent: percent(20),
    },
  ),
  season(
    'fin-de-semana',
    { es: 'Fin de semana', en: 'Weekend' },
    {
      weekdays: [5, 6],
      percent: percent(8),
    },
  ),
]

/** Its prices beside the vehicles' own, which are those of a day. */
export function pricesOf(vehicle: DemoIds['vehicle']): PriceCell[] {
  const cells = (
    season: string | null,
    name: string,
    prices: readonly [fromDays: number, amount: number][],
  ) =>
    prices.map(
      ([fromDays, amount]): PriceCell => ({
        vehicleId: vehicle(name),
        season,
        fromDays,
        amount: toMinorUnits(amount, USD),
        perDays: fromDays === 7 ? 7 : 1,
      }),
    )
  return [
    ...Object.entries(LONGER).flatMap(([name, [day, week]]) =>
      cells(null, name, [
        [3, day],
        [7, week],
      ]),
    ),
    ...Object.entries(HIGH_SEASON).flatMap(([name, [day, longer, week]]) =>
      cells('alta', name, [
        [1, day],
        [3, longer],
        [7, week],
      ]),
    ),
  ]
}
