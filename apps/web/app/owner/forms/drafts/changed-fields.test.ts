import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('a draft keeps the fields that were changed and no others', () =>
  expect(changedFields({ name: 'Kia Rio', tags: ['gps'] }, { name: 'Kia', tags: ['gps'] })).toEqual({
    name: 'Kia Rio',
  }))

test('a draft in which nothing was changed is none', () =>
  expect(changedFields({ tags: ['gps'] }, { tags: ['gps'] })).toBeUndefined())
