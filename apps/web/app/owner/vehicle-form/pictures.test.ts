import { expect, test } from 'vitest'
import {
  chosenPictures,
  type FormPicture,
  filesOf,
  moved,
  orderToAskFor,
  picturesMeanwhile,
  storedIdsOf,
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

test('a picture can be moved to any position, and the others keep their order', () => {
  const pictures = chosenPictures(['front', 'side', 'rear'].map(file))
  expect(names(moved(pictures, 2, 0))).toEqual(['rear', 'front', 'side'])
  expect(names(moved(pictures, 0, 1))).toEqual(['side', 'front', 'rear'])
})

test('stored pictures are sent in the chosen order', () => {
  const pictures = [...storedPictures([stored(1), stored(2)]), ...chosenPictures([file('new')])]
  expect(storedIdsOf(moved(pictures, 1, 0))).toEqual([2, 1])
})

test('new pictures after the stored ones need no further order', () => {
  const pictures = [...storedPictures([stored(1), stored(2)]), ...chosenPictures([file('new')])]
  expect(orderToAskFor(pictures, [1, 2, 9])).toBeUndefined()
})

test('a new cover before stored pictures is ordered once its id is known', () => {
  const pictures = [
    ...storedPictures([stored(1), stored(2)]),
    ...chosenPictures([file('new'), file('newer')]),
  ]
  expect(orderToAskFor(moved(pictures, 3, 0), [1, 2, 8, 9])).toEqual([8, 1, 2, 9])
})

for (const { when, read, form, now, removed, left, isOnlyRemoval } of [
  {
    when: 'one was removed elsewhere',
    read: [1, 2, 3],
    form: [3, 1, 2],
    now: [1, 3],
    removed: [3],
    left: [3, 1],
    isOnlyRemoval: true,
  },
  {
    when: 'one was added elsewhere',
    read: [1, 2],
    form: [2, 1],
    now: [1, 2, 9],
    removed: [],
    left: [2, 1],
    isOnlyRemoval: false,
  },
  {
    when: 'they were put in another order elsewhere, and one was removed',
    read: [1, 2, 3],
    form: [1, 2, 3],
    now: [3, 1],
    removed: [2],
    left: [1, 3],
    isOnlyRemoval: false,
  },
]) {
  test(`when ${when}, the form keeps the pictures that still exist`, () => {
    const pictures = (ids: number[]) => storedPictures(ids.map(stored))
    const meanwhile = picturesMeanwhile(pictures(form), pictures(read), pictures(now))
    expect({ ...meanwhile, left: storedIdsOf(meanwhile.left) }).toEqual({ left, removed, isOnlyRemoval })
  })
}
