import type { MinorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  openedEditor,
  type RatesAction,
  type RatesEditor,
  ratesReducer,
  withoutUnread,
  withUnread,
  workBefore,
} from './rates-editor.ts'

const tiers = (...tiers: number[]): RatesAction => ({
  type: 'edit',
  change: (work) => ({ ...work, rates: { ...work.rates, tiers } }),
})
const after = (...actions: RatesAction[]): RatesEditor =>
  actions.reduce(ratesReducer, openedEditor(DEFAULT_RATES))
const tiersOf = ({ present }: RatesEditor) => present.rates.tiers

test('an edit can be undone and redone', () => {
  expect(tiersOf(after(tiers(1, 3)))).toEqual([1, 3])
  expect(tiersOf(after(tiers(1, 3), { type: 'undo' }))).toEqual([1])
  expect(tiersOf(after(tiers(1, 3), { type: 'undo' }, { type: 'redo' }))).toEqual([1, 3])
})

test('after an undo, another edit takes the place of what could be redone', () =>
  expect(tiersOf(after(tiers(1, 3), { type: 'undo' }, tiers(1, 7), { type: 'redo' }))).toEqual([1, 7]))

test('an edit that changes nothing can not be undone, and what can be redone stays', () => {
  expect(after(tiers(1)).past).toEqual([])
  expect(tiersOf(after(tiers(1, 3), { type: 'undo' }, tiers(1), { type: 'redo' }))).toEqual([1, 3])
})

test('an edit is the last one until another is made, it is taken back, or it is stored', () => {
  const opened = openedEditor(DEFAULT_RATES)
  const isLast = (...later: RatesAction[]) =>
    workBefore([tiers(1, 3), ...later].reduce(ratesReducer, opened)) === opened.present
  expect(isLast()).toBe(true)
  expect(isLast(tiers(1, 7))).toBe(false)
  expect(isLast(tiers(1, 7), { type: 'undo' })).toBe(true)
  expect(isLast({ type: 'undo' })).toBe(false)
  expect(isLast({ type: 'undo' }, { type: 'redo' })).toBe(true)
  expect(isLast({ type: 'load', rates: DEFAULT_RATES })).toBe(false)
})

test('loading other rates leaves nothing to undo', () =>
  expect(after(tiers(1, 3), { type: 'load', rates: DEFAULT_RATES })).toEqual(openedEditor(DEFAULT_RATES)))

test('after a merge no undo or redo takes back what others saved', () => {
  const work = { ...openedEditor(DEFAULT_RATES).present, basePrices: { 5: 4500 as MinorUnits } }
  const merged = after(tiers(1, 3), tiers(1, 7), { type: 'undo' }, { type: 'rebase', work })
  expect(ratesReducer(merged, { type: 'undo' }).present).toEqual(work)
  expect(ratesReducer(merged, { type: 'redo' }).present).toEqual(work)
})

test('a text that is not one number stays until its field is sound, and comes back with an undo', () => {
  const typed = (text: string | undefined): RatesAction => ({
    type: 'edit',
    change: (work) => withUnread(work, 'a', text),
  })
  expect(after(typed('1,500')).present.unread).toEqual({ a: '1,500' })
  expect(after(typed('1,500'), typed(undefined)).present.unread).toEqual({})
  expect(after(typed('1,500'), typed(undefined), { type: 'undo' }).present.unread).toEqual({ a: '1,500' })
})

test('only the texts of the fields that change are dropped', () => {
  const unread = { 'extras.a.amount': '1,500', 'extras.a.maxAmount': '2,500', 'extras.b.amount': 'x' }
  const work = { ...openedEditor(DEFAULT_RATES).present, unread }
  expect(Object.keys(withoutUnread(work, 'extras.a.amount', 'extras.a.percent').unread)).toEqual([
    'extras.a.maxAmount',
    'extras.b.amount',
  ])
})

test('undoing every edit gives the rates as they were opened, and redoing every one the last', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 })), { maxLength: 20 }), (edits) => {
      const edited = after(...edits.map((edit) => tiers(...edit)))
      const times = <T>(n: number, action: T): T[] => Array.from({ length: n }, () => action)
      const undone = times(edits.length, { type: 'undo' } as const).reduce(ratesReducer, edited)
      expect(undone.present).toEqual(openedEditor(DEFAULT_RATES).present)
      const redone = times(edits.length, { type: 'redo' } as const).reduce(ratesReducer, undone)
      expect(redone.present).toEqual(edited.present)
    }),
  ))
