import type { Rates } from '@nelly/domain/rates/rates'
import { useRates } from '../editor/rates-context.ts'

type ListName = 'extras' | 'fees' | 'offers' | 'deposit' | 'mileage'

/** Edits of a list of the rates. `keyOf` gives the key that the fields of an item begin with. */
export function useList<Name extends ListName>(name: Name) {
  type Item = Rates[Name][number]
  const { rates, edit } = useRates()
  const set = (change: (items: readonly Item[]) => readonly Item[], settles?: string | readonly string[]) =>
    edit((now) => ({ ...now, [name]: change(now[name]) }), settles)
  return {
    items: rates[name] as readonly Item[],
    add: (item: Item) => set((items) => [...items, item]),
    change: (index: number, changes: Partial<Item>, settles?: string | readonly string[]) =>
      set((items) => items.map((item, at) => (at === index ? { ...item, ...changes } : item)), settles),
    /** Removes an item, and what was typed into its fields. */
    remove: (index: number, key: string) => set((items) => items.filter((_, at) => at !== index), `${key}.`),
  }
}
