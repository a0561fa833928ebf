import { expect, test } from 'vitest'
import {
  chosenPictures,
  type FormPicture,
  filesOf,
  keptOf,
  moved,
  orderToAskFor,
  storedPictures,
} from './pictures.ts'

const stored = (id: number) => ({
  id,
  path: `${id}.jpg`,
  width: 600,
  height: 400,
  sources: [],
  conversion: 'done' as const,
})
const file = (name: string) => new File([name], name)
const names = (pictures: readonly FormPicture[]) => filesOf(pictures).map(({ name }) => name)

test('a picture moves to any place, and the others keep their order', () => {
  const pictures = chosenPictures(['front', 'side', 'rear'].map(file))
  expect(names(moved(pictures, 2, 0))).toEqual(['rear', 'front', 'side'])
  expect(names(moved(pictures, 0, 1))).toEqual(['side', 'front', 'rear'])
})

test('stored pictures stay in the order that was chosen for them', () => {
  const pictures = [...storedPictures([stored(1), stored(2)]), ...chosenPictures([file('new')])]
  expect(keptOf(moved(pictures, 1, 0))).toEqual([2, 1])
})

test('new pictures behind the stored ones need no further order', () => {
  const pictures = [...storedPictures([stored(1), stored(2)]), ...chosenPictures([file('new')])]
  expect(orderToAskFor(pictures, [1, 2, 9])).toBeUndefined()
})

test('a new cover before stored pictures is asked for once its id is known', () => {
  const pictures = [
    ...storedPictures([stored(1), stored(2)]),
    ...chosenPictures([file('new'), file('newer')]),
  ]
  expect(orderToAskFor(moved(pictures, 3, 0), [1, 2, 8, 9])).toEqual([8, 1, 2, 9])
})
