import { expect, test } from 'vitest'
import { isOfValue, isUnavailable } from './unavailable.ts'

const withCode = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

for (const code of [
  '08006',
  '53300',
  '53100',
  '57P01',
  '57P03',
  '57014',
  '25006',
  '25P03',
  '58030',
  '55P03',
  '40001',
  '40P01',
  'ECONNREFUSED',
]) {
  test(`${code} means that the database is unavailable`, () => {
    expect([isUnavailable(withCode(code)), isOfValue(withCode(code))]).toEqual([true, false])
  })
}

for (const code of ['22001', '22003', '22008', '22021', '22P02']) {
  test(`${code} means an invalid value`, () => {
    expect([isUnavailable(withCode(code)), isOfValue(withCode(code))]).toEqual([false, true])
  })
}

for (const code of ['23505', '23514', '42P01', '42703', '22012', 'XX000', 'ENOENT']) {
  test(`${code} is neither: it is a bug`, () => {
    expect([isUnavailable(withCode(code)), isOfValue(withCode(code))]).toEqual([false, false])
  })
}

test('other errors are not database errors', () => {
  for (const other of [new TypeError('x is undefined'), 'ECONNREFUSED', undefined, null]) {
    expect([isUnavailable(other), isOfValue(other)]).toEqual([false, false])
  }
})
