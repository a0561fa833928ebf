import { expect, test } from 'vitest'
import { FormFields, fieldName } from './form-fields.ts'

const read = (...fields: [string, unknown][]) => {
  const form = new FormFields()
  for (const [name, value] of fields) form.add(name, value)
  return form.asObject()
}

test('numbered fields are a list in the order of their numbers', () => {
  expect(read(['features[1]', 'gps'], ['features[0]', 'usb'], ['features[10]', 'last'])).toEqual({
    features: ['usb', 'gps', 'last'],
  })
})

test('a repeated field and one with empty brackets are lists too, in their order', () => {
  expect(read(['features', 'gps'], ['features', 'usb'], ['ids[]', '3'])).toEqual({
    features: ['gps', 'usb'],
    ids: ['3'],
  })
})

test('a single field is a string', () => {
  expect(read(['name', 'Kia'], ['features[leather]', 'yes'])).toEqual({
    name: 'Kia',
    'features[leather]': 'yes',
  })
})

test('no name reaches a prototype', () => {
  const body = read(['__proto__[0]', 'x'], ['constructor', 'y'], ['__proto__', 'z'])
  expect(Object.getPrototypeOf(body)).toBe(Object.prototype)
  expect(Object.keys(body)).toEqual(['__proto__', 'constructor'])
  expect(({} as Record<string, unknown>).z).toBeUndefined()
})

test('a name loses its index', () => {
  expect(['images[3]', 'images[]', 'images'].map(fieldName)).toEqual(['images', 'images', 'images'])
})
