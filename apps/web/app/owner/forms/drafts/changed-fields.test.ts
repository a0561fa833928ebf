import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('a draft has the changed fields and no others', () =>
  expect(changedFields({ name: 'Kia Rio', tags: ['gps'] }, { name: 'Kia', tags: ['gps'] })).toEqual({
    name: 'Kia Rio',
  }))

test('without changes there is no draft', () =>
  expect(changedFields({ tags: ['gps'] }, { tags: ['gps'] })).toBeUndefined())
