import { falseClaimsIn } from '@nelly/contract/testing/false-claims'
import { LANGUAGES as SPOKEN } from '@nelly/domain/languages'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, partsByArea, SIDES, wholeCatalogue } from './testing/catalogues.ts'
import { argumentsOf, messagesOf } from './testing/messages-of.ts'

/** The catalogue with which all others are compared. */
const FIRST = 'es'
const OTHERS = LANGUAGES.filter((language) => language !== FIRST)

test('each language of the product has a folder, and no other', () =>
  expect(new Set(LANGUAGES)).toEqual(new Set(SPOKEN)))

test.each(['owner', 'visitor'] as const)(
  'each part of the %s’s catalogue is in one file, the same in every language',
  (side) => {
    const parts = [...partsByArea(side, FIRST).values()].flat()
    expect(parts).toEqual([...new Set(parts)])
    for (const language of OTHERS) expect(partsByArea(side, language)).toEqual(partsByArea(side, FIRST))
  },
)

describe.each(SIDES)('the messages of the side “%s”', (side) => {
  const messages = (language: string) => messagesOf(wholeCatalogue(side, language))
  const keysOf = (language: string) =>
    messages(language)
      .map(([key]) => key)
      .sort()
  const argumentsIn = (language: string) =>
    Object.fromEntries(messages(language).map(([key, message]) => [key, argumentsOf(message)]))

  test.each(OTHERS)('have the same keys in %s', (language) => expect(keysOf(language)).toEqual(keysOf(FIRST)))

  test.each(OTHERS)('have the same arguments in %s', (language) =>
    expect(argumentsIn(language)).toEqual(argumentsIn(FIRST)),
  )

  test.each(LANGUAGES)('are not empty in %s', (language) => {
    for (const [key, message] of messages(language)) expect(message.trim(), key).not.toBe('')
  })

  test.each(LANGUAGES)('make no false claims about money and reservations in %s', (language) => {
    for (const [key, message] of messages(language)) expect(falseClaimsIn(message), key).toEqual([])
  })
})

test('Spanish messages have one word for one thing', () => {
  /** Words for a thing that has another name; *Reservaciones* is the specified name of a screen. */
  const OTHER_NAMES =
    /(?<!\p{L})añad[aeio]|\bimportes?\b|reservaci[oó]n(?:es)?\b|\brent(?:a|ar|arle|ado)\b|\btarifas?\b|\bubicaci[oó]n/iu
  for (const side of SIDES)
    for (const [key, message] of messagesOf(wholeCatalogue(side, 'es')))
      expect(message.replaceAll('Reservaciones', ''), key).not.toMatch(OTHER_NAMES)
})

describe('a false claim about money or a reservation is found', () => {
  test.each([
    'Cancel for {fee}',
    'Si cancelas ahora se retienen {fee}.',
    '{early} is kept',
    'Returning it early gives nothing back.',
    'US$45.00 por día · cargos e impuestos incluidos',
    '{landing} recibió tu reserva.',
    '{landing} gets in touch with you.',
  ])('such as: %s', (untrue) => expect(falseClaimsIn(untrue)).not.toEqual([]))
})

test('an argument is found within the forms of another', () =>
  expect(argumentsOf('{total, plural, one {1 of {name}} other {{first}–{last} of #}}')).toEqual([
    'first',
    'last',
    'name',
    'total: plural',
  ]))
