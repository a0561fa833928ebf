import { expect, test } from 'vitest'
import { roughly } from './roughly.ts'

test.each([
  [1, '1 minutes'],
  [89, '89 minutes'],
  [90, '1 hours'],
  [179, '2 hours'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [30 * 24 * 60 - 1, '29 days'],
])('%i minutes are said as %s', (minutes, said) => {
  const { count, unit } = roughly(minutes)
  expect(`${count} ${unit}`).toBe(said)
})
