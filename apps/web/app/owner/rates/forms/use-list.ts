import type { Rates } from '@nelly/domain/rates/rates'
import { useRates } from '../editor/rates-context.ts'

type ListName = 'extras' | 'fees' | 'offers' | 'deposit' | 'mileage' | 'priceList' | 'questions'

/** Where a list is in the rates. */
interface ListPlace<Item> {
  of: (rates: Rates) => readonly Item[]
  put: (rates: Rates, items: readonly Item[]) => Rates
}

/** Edits of a list of the rates, wherever it is. `settles`: see `RatesContext`. */
export function useItems<Item>({ of, put }: ListPlace<Item>) {
  const { rates, edit } = useRates()
  const set = (change: (items: readonly Item[]) => readonly Item[], settles?: string | readonly string[]) =>
    edit((now) => put(now, change(of(now))), settles)
  return {
    items: of(rates),
    add: (item: Item) => set((items) => [...items, item]),
    change: (index: number, changes: Partial<Item>, settles?: string | readonly string[]) =>
      set((items) => items.map((item, at) => (at === index ? { ...item, ...changes } : item)), settles),
    /** Moves an item to another place. */
    move: (from: number, to: number) =>
      set((items) => {
        const item = items[from]
        return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
      }),
    /** Removes an item, and what was typed into its fields, whose keys begin with `key`. */
    remove: (index: number, key: string) => set((items) => items.filter((_, at) => at !== index), `${key}.`),
  }
}

export type Items<Item> = ReturnType<typeof useItems<Item>>

/** Edits of one of the lists that the rates begin with. */
export const useList = <Name extends ListName>(name: Name) =>
  useItems<Rates[Name][number]>({
    of: (rates) => rates[name] as readonly Rates[Name][number][],
    put: (rates, items) => ({ ...rates, [name]: items }),
  })
