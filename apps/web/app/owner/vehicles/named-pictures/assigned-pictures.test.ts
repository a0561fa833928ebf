import { expect, test } from 'vitest'
import { assigned, setAdded } from './assigned-pictures.ts'

const KIA = { id: 1, name: 'Kia Rio', plates: ['A1'] }
const picture = (path: string, content: string) => ({ path, file: new File([content], path) })
const told = (...pictures: ReturnType<typeof picture>[]) =>
  assigned(pictures, [KIA]).map(({ path, vehicle, isAdded }) => [path, vehicle, isAdded])

test('photographs that were just added are left out when they are chosen again, and what failed is not', () => {
  const [front, back] = [picture('A1 front.jpg', 'front'), picture('A1 back.jpg', 'back')]
  expect(told(front, back)).toEqual([
    ['A1 back.jpg', 1, false],
    ['A1 front.jpg', 1, false],
  ])
  for (const { file } of [front, back]) setAdded(file, 1)
  setAdded(back.file, 1, false)
  expect(told(picture('A1 front.jpg', 'front'), back)).toEqual([
    ['A1 front.jpg', undefined, true],
    ['A1 back.jpg', 1, false],
  ])
  expect(told(picture('A1 front.jpg', 'another'), picture('x.jpg', 'front'))).toEqual([
    ['x.jpg', undefined, false],
    ['A1 front.jpg', 1, false],
  ])
})
