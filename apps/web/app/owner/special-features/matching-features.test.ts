import { expect, test } from 'vitest'
import { matchingFeatures } from './matching-features.ts'

const catalogue = [
  { id: 1, name: 'Paso Rápido', description: 'Peajes incluidos' },
  { id: 2, name: 'Asistencia', description: 'Grúa las 24 horas' },
]
const found = (search: string) => matchingFeatures(catalogue, search).map(({ name }) => name)

test('without a search the whole catalogue is listed by name', () =>
  expect(found('')).toEqual(['Asistencia', 'Paso Rápido']))

test('a feature is found by its name or its value, without accents', () => {
  expect(found('rapido')).toEqual(['Paso Rápido'])
  expect(found('GRUA')).toEqual(['Asistencia'])
})

test('a search without matches finds nothing', () => expect(found('piscina')).toEqual([]))
