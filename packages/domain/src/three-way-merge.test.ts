import { expect, test } from 'vitest'
import { mergeEdits } from './three-way-merge.ts'

const base = { name: 'Kia', price: 45, hours: { 1: ['08:00'] } }

for (const { when, mine, theirs, merged, conflicts = [] } of [
  { when: 'nobody changed anything', mine: {}, theirs: {}, merged: {} },
  { when: 'I changed a field', mine: { price: 50 }, theirs: {}, merged: { price: 50 } },
  { when: 'they changed a field', mine: {}, theirs: { price: 60 }, merged: { price: 60 } },
  {
    when: 'each changed another field',
    mine: { price: 50 },
    theirs: { name: 'Kia Rio' },
    merged: { price: 50, name: 'Kia Rio' },
  },
  { when: 'both changed it to the same', mine: { price: 60 }, theirs: { price: 60 }, merged: { price: 60 } },
  {
    when: 'both changed it to different values',
    mine: { price: 50 },
    theirs: { price: 60 },
    merged: { price: 50 },
    conflicts: ['price'],
  },
  { when: 'they added a field', mine: {}, theirs: { units: 2 }, merged: { units: 2 } },
  {
    when: 'a value is a list that both hold',
    mine: { hours: { 1: ['08:00'] } },
    theirs: { hours: { 1: ['09:00'] } },
    merged: { hours: { 1: ['09:00'] } },
  },
]) {
  test(`${when}: ${JSON.stringify(merged)}, and asks about ${conflicts.length} fields`, () =>
    expect(mergeEdits<object>({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })).toEqual({
      merged: { ...base, ...merged },
      conflicts,
    }))
}

test('a field that one of them removed is gone, unless the other changed it', () => {
  const { price: _, ...without } = base
  expect(mergeEdits<object>({ base, mine: without, theirs: base })).toEqual({
    merged: without,
    conflicts: [],
  })
  expect(mergeEdits<object>({ base, mine: base, theirs: without })).toEqual({
    merged: without,
    conflicts: [],
  })
  const theirs = { ...base, price: 60 }
  expect(mergeEdits<object>({ base, mine: without, theirs })).toEqual({
    merged: without,
    conflicts: ['price'],
  })
})

/** Whose content can't be seen from without, as that of a file. */
class Picture {}

test('a file is the same as itself alone: one that was chosen while another was saved stays', () => {
  const [sent, chosen] = [new Picture(), new Picture()]
  const merge = (mine: Picture) =>
    mergeEdits<object>({ base: { logo: sent }, mine: { logo: mine }, theirs: { logo: 'a.png' } }).merged
  expect(merge(sent)).toEqual({ logo: 'a.png' })
  expect(merge(chosen)).toEqual({ logo: chosen })
})
