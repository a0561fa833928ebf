import type { LocalizedText } from '@nelly/domain/localized-text'
import type { Rates } from '@nelly/domain/rates/rates'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import { newId } from '../seasons/season-edits.ts'
import { ItemCard } from './item-card.tsx'
import { ListSection } from './list-section.tsx'
import { useList } from './use-list.ts'

type ListName = 'extras' | 'fees' | 'offers' | 'priceList' | 'questions'

/** What the fields of an item get. `at` is the beginning of their keys; `settles`: see `RatesContext`. */
export interface ItemProps<Item> {
  item: Item
  at: string
  onChange: (changes: Partial<Item>, settles?: string | readonly string[]) => void
}

interface ItemListProps<Name extends ListName> {
  name: Name
  /** The part of the catalogue that is about an item, and what the ids of new ones begin with. */
  kind: 'extra' | 'fee' | 'offer' | 'listed' | 'question'
  idOf: (item: Rates[Name][number]) => string
  /** The most items, of a list whose order counts. */
  most?: number
  create: (id: string) => Rates[Name][number]
  children: (props: ItemProps<Rates[Name][number]>) => ReactNode
}

/** One of the lists of the rates whose items have names, with the fields of each. */
export function ItemList<Name extends ListName>({
  name,
  kind,
  idOf,
  most,
  create,
  children,
}: ItemListProps<Name>) {
  const t = useWords('rates')
  const { text } = useFormats()
  const { items, add, change, move, remove } = useList(name)
  return (
    <ListSection
      title={t(`${kind}.title`)}
      hint={t(`${kind}.hint`)}
      empty={t(`${kind}.none`)}
      count={items.length}
      {...(most && { most })}
      add={t(`${kind}.add`)}
      onAdd={() => add(create(newId(kind)))}
    >
      {items.map((item, index) => {
        const at = `${name}.${idOf(item)}`
        const named: { readonly name: LocalizedText } = item
        return (
          <ItemCard
            key={at}
            name={text(named.name)}
            {...(most && { place: { index, of: items.length, move: (to) => move(index, to) } })}
            onRemove={() => remove(index, at)}
          >
            {children({ item, at, onChange: (changes, settles) => change(index, changes, settles) })}
          </ItemCard>
        )
      })}
    </ListSection>
  )
}
