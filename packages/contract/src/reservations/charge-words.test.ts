import type { ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import { USD } from '@nelly/domain/currency'
import { minorUnits as cents } from '@nelly/domain/money'
import { percent } from '@nelly/domain/rates/rates'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { chargeWords } from './charge-words.ts'

const CHARGES: readonly (readonly [ProposedCharge, es: string, en: string])[] = [
  [
    {
      kind: 'kilometres',
      reckoned: { driven: 1480, days: 2, perDay: 200, over: 1080, perKm: cents(35) },
      ...{ amount: cents(37_800), taxable: true },
    },
    'Kilómetros de más: 1,480 km menos 400 km incluidos (2 × 200): 1,080 km × US$0.35',
    'Extra kilometres: 1,480 km less 400 km included (2 × 200): 1,080 km × US$0.35',
  ],
  [
    {
      kind: 'fuel',
      reckoned: { missing: 2, perEighth: cents(500), serviceFee: cents(1000) },
      ...{ amount: cents(2000), taxable: true },
    },
    'Combustible: faltan 2 octavos × US$5.00, más US$10.00 por el servicio',
    'Fuel: 2 eighths missing × US$5.00, plus US$10.00 for the service',
  ],
  [
    {
      kind: 'lateness',
      reckoned: {
        ...{ minutes: 1590, days: 1, price: cents(4500), perDays: 1 },
        ...{ partDay: { hours: 3, percent: percent(33) }, booked: percent(50) },
      },
      ...{ amount: cents(3735), taxable: true },
    },
    'Devolución tarde: 1 día 2:30 h tarde, 1 día × US$45.00, hasta 3 h: 33% de US$45.00, menos 50% que ya reservó',
    'Late return: 1 day 2:30 h late, 1 day × US$45.00, up to 3 h: 33% of US$45.00, less 50% that was booked',
  ],
  [
    {
      kind: 'outside-hours',
      reckoned: { at: '2027-05-12T22:05' as WallClock, fee: cents(2000), booked: cents(500) },
      ...{ amount: cents(1500), taxable: true },
    },
    'Devolución fuera de horario: a las 22:05: US$20.00, menos US$5.00 que ya están en el precio',
    'Return out of hours: at 22:05: US$20.00, less US$5.00 that the price has already',
  ],
  [
    {
      kind: 'place',
      reckoned: { place: 'Playa', fee: cents(0), booked: cents(0), isForbidden: true },
      ...{ amount: cents(0), taxable: true },
    },
    'Devolución en otro lugar: Playa: no se permite entre esos lugares. Decide qué cobrar.',
    'Return at another place: Playa: not allowed between these places. Decide what to charge.',
  ],
]

for (const [charge, es, en] of CHARGES)
  test(`a charge for ${charge.kind} tells its arithmetic`, () => {
    const told = (language: 'es' | 'en') => Object.values(chargeWords(charge, USD, language)).join(': ')
    expect([told('es'), told('en')]).toEqual([es, en])
  })
