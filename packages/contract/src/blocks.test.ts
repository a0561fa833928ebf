import type { Block } from '@nelly/domain/blocks'
import { expect, test } from 'vitest'
import { blockEndBody } from './blocks.ts'

test('ending a block sends the end that was read, so that another end is not overwritten', () => {
  const block = {
    ...{ id: 1, vehicleId: 5, unit: 2, reason: 'maintenance', note: null },
    ...{ from: '2027-03-02T12:00', to: '2027-03-04T12:00' },
  } as Block
  expect(blockEndBody(block, '2027-03-03T09:00')).toEqual({
    to: '2027-03-03T09:00',
    base: JSON.stringify({ to: '2027-03-04T12:00' }),
  })
})
