import { expect, test } from 'vitest'
import { changesBy } from './import-answer.ts'

const NEWEST = {
  columns: [
    { head: 'Placa', field: 'plate' as const, samples: [] },
    { head: 'Carro', field: null, samples: [] },
  ],
  choices: {
    decimals: {},
    dayOrder: { onFleet: 'day-first' as const },
    words: { type: { carrito: 'hatchback' } },
  },
}

test('an answer adds to those before it', () => {
  expect(changesBy({ column: 1, field: 'model' }, NEWEST)).toEqual({ columns: ['plate', 'model'] })
  expect(changesBy({ sheet: 2 }, NEWEST)).toEqual({ sheet: 2 })
  expect(changesBy({ choices: { words: { type: { jeep: 'suv' } } } }, NEWEST)).toEqual({
    choices: {
      decimals: {},
      dayOrder: { onFleet: 'day-first' },
      words: { type: { carrito: 'hatchback', jeep: 'suv' } },
    },
  })
})
