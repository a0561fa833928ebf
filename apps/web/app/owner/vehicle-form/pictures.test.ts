import { expect, test } from 'vitest'
import {
  chosenPictures,
  type FormPicture,
  filesOf,
  keptOf,
  mayMove,
  moved,
  storedPictures,
} from './pictures.ts'

const stored = (id: number) => ({ id, path: `${id}.jpg`, width: 600, height: 400, sources: [] })
const file = (name: string) => new File([name], name)
const names = (pictures: readonly FormPicture[]) => filesOf(pictures).map(({ name }) => name)

test('a picture moves one place earlier or later, and the others keep their order', () => {
  const pictures = chosenPictures(['front', 'side', 'rear'].map(file))
  expect(names(moved(pictures, 2, -1))).toEqual(['front', 'rear', 'side'])
  expect(names(moved(pictures, 0, 1))).toEqual(['side', 'front', 'rear'])
})

test('the first picture can not move earlier nor the last one later', () => {
  const pictures = chosenPictures(['front', 'side'].map(file))
  expect([mayMove(pictures, 0, -1), mayMove(pictures, 1, 1)]).toEqual([false, false])
  expect(names(moved(pictures, 0, -1))).toEqual(['front', 'side'])
})

test('stored pictures keep their order as it was chosen and stay before new ones', () => {
  const pictures = [...storedPictures([stored(1), stored(2)]), ...chosenPictures([file('new')])]
  expect(keptOf(moved(pictures, 1, -1))).toEqual([2, 1])
  expect(mayMove(pictures, 2, -1)).toBe(false)
})
