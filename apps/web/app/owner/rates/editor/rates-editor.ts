import type { Rates } from '@nelly/domain/rates/rates'
import type { BasePrices } from './base-prices.ts'

/** A landing's rates while they are edited. */
export interface RatesWork {
  readonly rates: Rates
  /** The vehicles' own prices per day that were changed, by their ids. */
  readonly basePrices: BasePrices
  /** What was typed and is not one number, by the key of its field; such rates can't be saved. */
  readonly unread: Readonly<Record<string, string>>
  /** In another currency than the stored one: the keys of the amounts that were said to keep their number. */
  readonly kept?: readonly string[]
}

/** The edited rates, with all that can be undone and redone. */
export interface RatesEditor {
  readonly past: readonly RatesWork[]
  readonly present: RatesWork
  readonly future: readonly RatesWork[]
}

export type RatesAction =
  | { readonly type: 'edit'; readonly change: (work: RatesWork) => RatesWork }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Begins again with rates that are stored: nothing can be undone. */
  | { readonly type: 'load'; readonly rates: Rates }
  /** Goes on with work on a newer version: an undo would take back what others saved. */
  | { readonly type: 'rebase'; readonly work: RatesWork }

/** How many edits can be undone. */
const MOST_UNDONE = 200

export const openedEditor = (rates: Rates): RatesEditor => ({
  past: [],
  present: { rates, basePrices: {}, unread: {} },
  future: [],
})

/** The editor after an action. An edit that changes nothing can't be undone, and keeps what can be redone. */
export function ratesReducer(editor: RatesEditor, action: RatesAction): RatesEditor {
  const { past, present, future } = editor
  switch (action.type) {
    case 'edit': {
      const next = action.change(present)
      if (next === present || JSON.stringify(next) === JSON.stringify(present)) return editor
      return { past: [...past, present].slice(-MOST_UNDONE), present: next, future: [] }
    }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return editor
      return { past: past.slice(0, -1), present: before, future: [present, ...future] }
    }
    case 'redo': {
      const [after, ...rest] = future
      if (!after) return editor
      return { past: [...past, present], present: after, future: rest }
    }
    case 'load':
      return openedEditor(action.rates)
    case 'rebase':
      return { past: [], present: action.work, future: [] }
  }
}

/** The work before the last edit: the same as long as that edit is the last one. */
export const workBefore = ({ past }: RatesEditor): RatesWork | undefined => past.at(-1)

/** The work without the texts in fields whose keys begin so. */
export const withoutUnread = (work: RatesWork, ...begins: readonly string[]): RatesWork => ({
  ...work,
  unread: Object.fromEntries(
    Object.entries(work.unread).filter(([key]) => !begins.some((begin) => key.startsWith(begin))),
  ),
})

/** The work with a text that is not one number in a field; undefined where the field is sound again. */
export function withUnread(work: RatesWork, key: string, text: string | undefined): RatesWork {
  if (text === undefined && !(key in work.unread)) return work
  const { [key]: _, ...others } = work.unread
  return { ...work, unread: text === undefined ? others : { ...others, [key]: text } }
}
