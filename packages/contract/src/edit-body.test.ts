import { expect, test } from 'vitest'
import { editBody } from './edit-body.ts'

const read = { name: 'Kia', price: 45, logo: 'logos/1.png' }
const sent = (body: { name: string; price: number | string }, parts?: Parameters<typeof editBody>[2]) => {
  const { base, ...fields } = editBody(body, read, parts as object)
  return { fields, base: JSON.parse(base) }
}

test('an edit sends the changed fields with the values they had', () =>
  expect(sent({ name: 'Kia', price: '39.50' })).toEqual({ fields: { price: '39.50' }, base: { price: 45 } }))

test('typing the same number again is no change', () =>
  expect(sent({ name: 'Kia', price: '45' })).toEqual({ fields: {}, base: {} }))

test('a required field is sent as it was read', () =>
  expect(sent({ name: 'Kia', price: 45 }, { required: ['name' as never] })).toEqual({
    fields: { name: 'Kia' },
    base: { name: 'Kia' },
  }))

test('a file is sent with the path of the one it replaces', () =>
  expect(sent({ name: 'Kia', price: 45 }, { files: ['logo'] })).toEqual({
    fields: {},
    base: { logo: 'logos/1.png' },
  }))
