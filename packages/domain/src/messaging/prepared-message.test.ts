import { describe, expect, test } from 'vitest'
import {
  ENCODED_LIMIT,
  filledMessage,
  fitsInLink,
  type MessageValues,
  unknownPlaceholder,
} from './prepared-message.ts'

const values: MessageValues = {
  name: 'María',
  landing: 'Sol & Arena',
  vehicle: 'Kia Rio',
  number: 'A1B2C3',
  pickup: 'mié, 10 mar, 10:00 a. m.',
  pickup_place: 'Santiago',
  return: 'sáb, 13 mar, 10:00 a. m.',
  return_place: 'La Romana',
  balance: 'US$100.00',
  link: 'https://rent.example.com/pay/x?a=1.5',
}

test.each<[string, Partial<MessageValues>, string]>([
  ['Hola, {name}.', {}, 'Hola, María.'],
  ['Hola, {name}. Son {balance}.', {}, 'Hola, María. Son US$100.00.'],
  ['Hola, {name}. Son {balance}. Gracias.', { balance: null }, 'Hola, María. Gracias.'],
  ['Hola, {name}. Gracias.', { name: null }, 'Gracias.'],
  ['Hola.\n\nSon {balance}.\n\nGracias.', { balance: null }, 'Hola.\n\nGracias.'],
  ['Hola. Son {balance}.\nGracias.', { balance: null }, 'Hola.\nGracias.'],
  ['¿Vienes, {name}? ¡Ya! Te espero en {pickup_place}…', {}, '¿Vienes, María? ¡Ya! Te espero en Santiago…'],
  // What is filled in ends no sentence, and names nothing.
  ['El {pickup} en {pickup_place}.', {}, 'El mié, 10 mar, 10:00 a. m. en Santiago.'],
  ['Paga: {link}', {}, 'Paga: https://rent.example.com/pay/x?a=1.5'],
  ['Hola, {name}.', { name: '{balance} $& +#' }, 'Hola, {balance} $& +#.'],
  ['  Precio 1.500 y 50 % {sic \n', {}, 'Precio 1.500 y 50 % {sic'],
  ['Solo {balance}', { balance: null }, ''],
])('%j with %j is %j', (text, missing, filled) => {
  expect(filledMessage(text, { ...values, ...missing })).toBe(filled)
})

test.each<[string, string | undefined]>([
  ['Hola, {name}: {link}', undefined],
  ['Hola, {nombre}.', '{nombre}'],
  ['{ name }', '{ name }'],
  ['{}', '{}'],
  ['{constructor}', '{constructor}'],
  ['Una { sola', undefined],
])('of %j the unknown placeholder is %s', (text, unknown) => {
  expect(unknownPlaceholder(text, 'pay')).toBe(unknown)
})

test('only what leads somewhere has a link', () => {
  expect(unknownPlaceholder('{link}', 'ready')).toBe('{link}')
})

describe('a link holds less than 1,500 encoded characters', () => {
  test.each([
    ['a'.repeat(1499), true],
    ['a'.repeat(1500), false],
    ['ñ'.repeat(249), true],
    ['ñ'.repeat(250), false],
    ['🚗'.repeat(124), true],
    ['🚗'.repeat(125), false],
    ['+&#'.repeat(166), true],
    ['+&#'.repeat(167), false],
    ['\ud83d', true],
  ])('%s: %s', (text, fits) => expect(fitsInLink(text)).toBe(fits))

  test('what is filled in beyond it takes whole sentences from the end', () => {
    const text = `Hola, {name}. ${'Una frase, {pickup_place}. '.repeat(20)}Adiós.`
    const filled = filledMessage(text, { ...values, pickup_place: 'á'.repeat(40) })
    expect(encodeURIComponent(filled).length).toBeLessThan(ENCODED_LIMIT)
    expect(filled).toMatch(/^Hola, María\. (Una frase, á{40}\. ?)+$/)
    expect(filledMessage('{name}', { ...values, name: 'á'.repeat(900) })).toBe('')
  })
})
