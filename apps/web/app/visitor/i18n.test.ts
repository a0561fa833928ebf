import { usd } from '@nelly/domain/testing/dollars'
import type { CalendarDate, ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { wholeCatalogue } from '../messages/testing/catalogues.ts'
import { argumentsOf, messagesOf } from '../messages/testing/messages-of.ts'
import { i18nIn } from './both-languages.ts'

test('every message can be formatted', () => {
  for (const language of ['en', 'es'] as const) {
    const { t } = i18nIn(language)
    for (const [key, text] of messagesOf(wholeCatalogue('visitor', language))) {
      const values = Object.fromEntries(argumentsOf(text).map((fact) => [fact.split(':')[0], 2]))
      const said = t(key as 'frame.skip', values as never)
      expect(said).not.toContain('{')
      // What can't be formatted is said as its key.
      expect(said).not.toBe(key)
    }
  }
})

test('no sentence ends with two full stops, whatever time or name it ends with', () => {
  for (const language of ['en', 'es'] as const) {
    const { t } = i18nIn(language)
    for (const [key, text] of messagesOf(wholeCatalogue('visitor', language))) {
      const values = Object.fromEntries(
        argumentsOf(text).map((fact) => {
          const [name = '', kind] = fact.split(':')
          return [name, kind === undefined ? '5:00 p.\u00a0m.' : 2]
        }),
      )
      expect(t(key as 'frame.skip', values as never)).not.toContain('..')
    }
  }
})

test('amounts, days and times are formatted as usual in the language', () => {
  const spoken = (language: 'en' | 'es') => {
    const { money, day, time, moment } = i18nIn(language)
    return [
      money(usd(1234.5)),
      day('2026-12-12' as CalendarDate),
      time('17:05' as ClockTime),
      moment('2026-12-12T10:00' as WallClock),
    ].map((text) => text.replace(/\s/g, ' '))
  }
  expect(spoken('en')).toEqual(['US$1,234.50', 'Sat, Dec 12', '5:05 PM', 'Sat, Dec 12, 10:00 AM'])
  expect(spoken('es')).toEqual(['US$1,234.50', 'sáb, 12 dic', '5:05 p. m.', 'sáb, 12 dic, 10:00 a. m.'])
})
