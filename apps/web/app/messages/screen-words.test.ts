import { describe, expect, test } from 'vitest'
import routes from '../routes.ts'
import { partsByArea } from './testing/catalogues.ts'
import { areasLoadedBy, partsUsedBy, type Screen, screensOf } from './testing/screens.ts'

const partsOf = [...partsByArea('owner', 'es')]
const screens = screensOf(routes)

/** The areas whose words a screen uses, without those that all screens share. */
const areasUsedBy = (screen: Screen) =>
  new Set(
    [...partsUsedBy(screen)]
      .map((part) => partsOf.find(([, parts]) => parts.includes(part))?.[0])
      .filter((area) => area && area !== 'shared'),
  )

test('the prices use words of their own and load them', () => {
  const prices = screens.find((screen) => screen.includes('owner/rates/route.tsx')) ?? []
  expect(partsUsedBy(prices)).toContain('rates')
  expect(areasLoadedBy(prices)).toContain('rates')
})

describe('a screen loads the words that it uses, and no others', () => {
  test.each(screens.map((screen) => ({ name: screen.at(-1), screen })))('$name', ({ screen }) =>
    expect(areasLoadedBy(screen)).toEqual(areasUsedBy(screen)),
  )
})

test('a layout does not leave its words to the screens within', () => {
  const depths = [1, 2, 3]
  const layouts = new Map(
    screens.flatMap((screen) => depths.map((depth) => screen.slice(0, depth))).map((l) => [l.join(), l]),
  )
  for (const layout of layouts.values())
    expect([...areasLoadedBy(layout)], layout.at(-1)).toEqual(
      expect.arrayContaining([...areasUsedBy(layout)]),
    )
})
