import { expect, test } from 'vitest'
import { mergeEdit } from './merge-edit.ts'

for (const { when, base, edit, stored, changed, conflicts = {} } of [
  {
    when: 'nobody else changed anything',
    base: { price: 45 },
    edit: { price: 50 },
    stored: { price: 45 },
    changed: ['price'],
  },
  {
    when: 'the author left the field alone',
    base: { price: 45 },
    edit: { price: 45 },
    stored: { price: 60 },
    changed: [],
  },
  {
    when: 'both changed it to the same',
    base: { price: 45 },
    edit: { price: 60 },
    stored: { price: 60 },
    changed: ['price'],
  },
  {
    when: 'both changed it to different values',
    base: { price: 45 },
    edit: { price: 50 },
    stored: { price: 60 },
    changed: [],
    conflicts: { price: { yours: 50, theirs: 60 } },
  },
  {
    when: 'others changed other fields',
    base: { price: 45, name: 'Kia' },
    edit: { price: 50, name: 'Kia' },
    stored: { price: 45, name: 'Kia Rio' },
    changed: ['price'],
  },
  {
    when: 'the author sends no initial values',
    base: {},
    edit: { price: 50 },
    stored: { price: 60 },
    changed: ['price'],
  },
  {
    when: 'a field is missing',
    base: { brand: 'Kia' },
    edit: { brand: undefined },
    stored: { brand: null },
    changed: [],
  },
  {
    when: 'a list has another order',
    base: { images: [1, 2] },
    edit: { images: [2, 1] },
    stored: { images: [1, 2, 3] },
    changed: [],
    conflicts: { images: { yours: [2, 1], theirs: [1, 2, 3] } },
  },
  {
    when: 'somebody else emptied it',
    base: { brand: 'Kia' },
    edit: { brand: 'KIA' },
    stored: { brand: null },
    changed: [],
    conflicts: { brand: { yours: 'KIA', theirs: null } },
  },
] as { when: string; base: object; edit: object; stored: object; changed: string[]; conflicts?: object }[]) {
  test(`when ${when}, ${changed.join() || 'nothing'} is changed`, () => {
    const merged = mergeEdit({ edit, base, stored })
    expect([[...merged.changed], merged.conflicts]).toEqual([changed, conflicts])
  })
}
