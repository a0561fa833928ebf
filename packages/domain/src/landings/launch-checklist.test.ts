import { expect, test } from 'vitest'
import { chargesState, launchChecklist, mayBePublished } from './launch-checklist.ts'

for (const { vehicles, places, hasSearchTexts, may, items } of [
  {
    vehicles: 0,
    places: 0,
    hasSearchTexts: false,
    may: false,
    items: ['required', 'recommended', 'recommended'],
  },
  { vehicles: 0, places: 2, hasSearchTexts: true, may: false, items: ['required', 'done', 'done'] },
  { vehicles: 1, places: 0, hasSearchTexts: false, may: true, items: ['done', 'recommended', 'recommended'] },
  { vehicles: 3, places: 1, hasSearchTexts: true, may: true, items: ['done', 'done', 'done'] },
]) {
  test(`with ${vehicles} vehicles, ${places} places and ${hasSearchTexts ? '' : 'no '}search texts it may ${may ? '' : 'not '}be published`, () => {
    const content = { vehicles, places, hasSearchTexts }
    expect(mayBePublished(content)).toBe(may)
    expect(Object.values(launchChecklist(content))).toEqual(items)
  })
}

test('what is charged is to be looked at until rates are saved', () =>
  expect([0, 1, 5].map(chargesState)).toEqual(['recommended', 'done', 'done']))
