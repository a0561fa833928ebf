import { Button } from '@mantine/core'
import { isEqual } from '@nelly/domain/is-equal'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useMay } from '../../roles/use-membership.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

interface MoreFieldsProps<Item> {
  /** The key of the item, with which the keys of its fields begin. */
  at: string
  item: Item
  /** The item as it begins. */
  empty: Item
  /** The fields that are folded. */
  names: readonly (keyof Item & string)[]
  children: ReactNode
}

/** The fields that few items need: folded as long as they are as they begin, and neither chosen nor invalid. */
export function MoreFields<Item>({ at, item, empty, names, children }: MoreFieldsProps<Item>) {
  const t = useWords('rates')
  const id = useId()
  const { errors, work } = useRates()
  const isSet = names.some((name) => !isEqual(item[name] ?? null, empty[name] ?? null))
  const [isChosen, choose] = useState(isSet)
  const [wasSet, setWasSet] = useState(isSet)
  if (isSet !== wasSet) {
    setWasSet(isSet)
    if (isSet) choose(true)
  }
  const faults = [...Object.keys(errors), ...Object.keys(work.unread)]
  const maySave = useMay('saveRates')
  const isOpen =
    isChosen ||
    // Whom the button is of no use reads them all.
    !maySave ||
    names.some((name) => faults.some((key) => `${key}.`.startsWith(`${at}.${name}.`)))
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      {maySave && (
        <Button
          variant="subtle"
          mr="auto"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<Chevron size={18} aria-hidden="true" />}
          onClick={() => choose(!isOpen)}
        >
          {t('list.more')}
        </Button>
      )}
      <div id={id} className="stack" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
