import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { openFrom } from '@nelly/domain/rules/testing/requests'
import type { CalendarDate, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { operatorReading, visitorReading } from '../words/moment-words.ts'
import { refusalWords } from './refusal-words.ts'
import { ruleWords } from './rule-words.ts'

const alta = { es: 'Alta', en: 'High season' }
const date = '2027-05-10' as CalendarDate
const opens = ['08:00-12:30', '14:00-18:00'].map(openFrom)

for (const { rule, es, en } of [
  {
    rule: { code: 'period-too-short', minDays: 3, by: 'season', season: alta },
    es: 'Alta: 3 días como mínimo.',
    en: 'High season: 3 days or more.',
  },
  {
    rule: { code: 'period-too-short', minDays: 2, by: 'landing' },
    es: 'El alquiler dura 2 días como mínimo.',
    en: 'Rentals last 2 days or more.',
  },
  {
    rule: { code: 'period-too-short', minDays: 2, by: 'vehicle' },
    es: 'Este vehículo se alquila por 2 días como mínimo.',
    en: 'This vehicle is rented for 2 days or more.',
  },
  {
    rule: { code: 'period-too-long', maxDays: 1, by: 'landing' },
    es: 'El alquiler dura 1 día como máximo.',
    en: 'Rentals last 1 day at most.',
  },
  {
    rule: { code: 'pickup-too-far', horizonDays: 30 },
    es: 'Se reserva hasta con 30 días de antelación.',
    en: 'The pickup may be at most 30 days ahead.',
  },
  {
    rule: { code: 'pickup-too-soon', leadMinutes: 24 * 60, earliest: '2027-05-10T09:30' as WallClock },
    es: 'Se reserva con al menos 24 horas de antelación: la recogida puede ser a partir del lunes, 10 de mayo de 2027, 9:30 a. m.',
    en: 'Pickups are booked at least 24 hours ahead: the earliest is on Monday, May 10, 2027, 9:30 AM.',
  },
  {
    rule: { code: 'no-return-that-day', season: alta, weekday: 7 },
    es: 'Alta: no hay devoluciones los domingos.',
    en: 'High season: no returns on Sundays.',
  },
  {
    rule: { code: 'place-closed', at: 'pickup', place: 'Oficina', date, note: 'Inventario' },
    es: 'Oficina: cerrado el lunes, 10 de mayo de 2027 (Inventario).',
    en: 'Oficina is closed on Monday, May 10, 2027 (Stocktaking).',
  },
  {
    rule: { code: 'outside-opening-hours', at: 'return', place: 'Oficina', date, opens },
    es: 'Oficina: el lunes, 10 de mayo de 2027 abre 8:00 a. m.–12:30 p. m. y 2:00–6:00 p. m.',
    en: 'Oficina is open on Monday, May 10, 2027: 8:00 AM–12:30 PM and 2:00–6:00 PM.',
  },
  {
    rule: { code: 'one-way-forbidden', from: 'Oficina', to: 'Playa' },
    es: 'Un vehículo recogido en Oficina no se puede devolver en Playa.',
    en: 'A vehicle picked up at Oficina can’t be returned at Playa.',
  },
  {
    rule: { code: 'driver-too-young', minAge: 25, by: 'vehicle' },
    es: 'Para este vehículo, quien conduce debe tener al menos 25 años.',
    en: 'The driver of this vehicle must be at least 25 years old.',
  },
  {
    rule: { code: 'driver-too-old', maxAge: 75 },
    es: 'Quien conduce puede tener como máximo 75 años.',
    en: 'The driver may be at most 75 years old.',
  },
] satisfies { rule: BrokenRule; es: string; en: string }[]) {
  test(`a refusal names its rule: ${en}`, () => {
    const words = (language: 'es' | 'en') => ruleWords(rule, visitorReading(language))
    expect([words('es'), words('en')].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([es, en])
  })
}

test('the limits that hold everywhere are said as ever', () => {
  const far = { code: 'pickup-too-far', horizonDays: null } as const
  const long = { code: 'period-too-long', maxDays: 365, by: 'landing' } as const
  for (const rule of [far, long, { code: 'pickup-in-past' } as const])
    expect(ruleWords(rule, visitorReading('es'))).toBe(refusalWords(rule.code, 'es'))
})

test('operators read the hours of a refusal by a clock of 24 hours', () => {
  const rule = { code: 'outside-opening-hours', at: 'return', place: 'Oficina', date, opens } as const
  expect(ruleWords(rule, operatorReading('es'))).toBe(
    'Oficina: el lunes, 10 de mayo de 2027 abre 08:00–12:30 y 14:00–18:00.',
  )
})
