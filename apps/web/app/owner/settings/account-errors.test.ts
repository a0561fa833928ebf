import type { AccountDraft } from '@nelly/contract/specified/account-mapper'
import { expect, test } from 'vitest'
import { accountErrors } from './account-errors.ts'

const sound: AccountDraft = {
  name: 'Ana',
  phone: '',
  password: '',
  confirmation: '',
  currentPassword: '',
  retention: '24',
}
const errors = (changes: Partial<AccountDraft>) => accountErrors({ ...sound, ...changes }, 'en')

test('an account without a phone and with an unchanged password is valid', () =>
  expect(errors({})).toEqual({}))

test('a name is required', () => expect(errors({ name: ' ' })).toEqual({ name: 'This field is required.' }))

test('a new password has a minimum length', () =>
  expect(errors({ password: 'short', confirmation: 'short' })).toEqual({
    password: 'A password has 8 characters or more.',
  }))

test('a new password must be repeated exactly', () =>
  expect(errors({ password: 'long enough', confirmation: 'long enouhg' })).toEqual({
    confirmation: 'The two passwords are not the same.',
  }))

test("customers' data is kept for a month at least and ten years at most", () => {
  for (const retention of ['0', '121', '1.5', 'a']) expect(errors({ retention })).toHaveProperty('retention')
  for (const retention of ['1', '120', '24', '']) expect(errors({ retention })).toEqual({})
})
