import { refusalWords } from '@nelly/contract/refusal-words'
import { REFUSALS } from '@nelly/contract/refusals'
import { falseClaimsIn } from '@nelly/contract/testing/false-claims'
import { describe, expect, test } from 'vitest'
import { partsByArea, wholeCatalogue } from './testing/catalogues.ts'
import { argumentsOf, messagesOf } from './testing/messages-of.ts'

const [ownerEnglish, ownerSpanish] = [wholeCatalogue('owner', 'en'), wholeCatalogue('owner', 'es')]
const [visitorEnglish, visitorSpanish] = [wholeCatalogue('visitor', 'en'), wholeCatalogue('visitor', 'es')]

test.each(['owner', 'visitor'] as const)(
  'each part of the %s’s catalogue is in one file, the same in both languages',
  (side) => {
    const parts = [...partsByArea(side, 'es').values()].flat()
    expect(parts).toEqual([...new Set(parts)])
    expect(partsByArea(side, 'en')).toEqual(partsByArea(side, 'es'))
  },
)

for (const { side, english, spanish } of [
  { side: 'owner', english: ownerEnglish, spanish: ownerSpanish },
  { side: 'visitor', english: visitorEnglish, spanish: visitorSpanish },
]) {
  describe(`the messages of the ${side}'s pages`, () => {
    const [inEnglish, inSpanish] = [messagesOf(english), messagesOf(spanish)]
    const keysOf = (messages: typeof inEnglish) => messages.map(([key]) => key).sort()

    test('have the same keys in both languages', () => expect(keysOf(inEnglish)).toEqual(keysOf(inSpanish)))

    test('have the same arguments in both languages', () => {
      const factsOf = (messages: typeof inEnglish) =>
        Object.fromEntries(messages.map(([key, message]) => [key, argumentsOf(message)]))
      expect(factsOf(inEnglish)).toEqual(factsOf(inSpanish))
    })

    test('are not empty', () => {
      for (const [key, message] of [...inEnglish, ...inSpanish]) expect(message.trim(), key).not.toBe('')
    })
  })
}

test('Spanish messages have one word for one thing', () => {
  /** Words for a thing that has another name; *Reservaciones* is the specified name of a screen. */
  const OTHER_NAMES =
    /añad[aeio]|\bimportes?\b|reservaci[oó]n(?:es)?\b|\brent(?:a|ar|arle|ado)\b|\btarifas?\b|\bubicaci[oó]n/i
  for (const catalogue of [ownerSpanish, visitorSpanish])
    for (const [key, message] of messagesOf(catalogue))
      expect(message.replaceAll('Reservaciones', ''), key).not.toMatch(OTHER_NAMES)
  for (const refusal of REFUSALS) expect(refusalWords(refusal, 'es'), refusal).not.toMatch(OTHER_NAMES)
})

describe('messages make no false claims about money and reservations', () => {
  for (const { side, catalogue } of [
    { side: 'the owner’s pages in English', catalogue: ownerEnglish },
    { side: 'the owner’s pages in Spanish', catalogue: ownerSpanish },
    { side: 'the visitor’s pages in English', catalogue: visitorEnglish },
    { side: 'the visitor’s pages in Spanish', catalogue: visitorSpanish },
  ]) {
    test(`on ${side}`, () => {
      for (const [key, message] of messagesOf(catalogue)) expect(falseClaimsIn(message), key).toEqual([])
    })
  }

  test('in a refusal', () => {
    for (const refusal of REFUSALS)
      for (const language of ['es', 'en'] as const)
        expect(falseClaimsIn(refusalWords(refusal, language)), refusal).toEqual([])
  })

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
