import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import css from './forms.module.css'

/** One item of a list with its fields, such as a fee. */
export function ItemCard(props: { name: string; onRemove: () => void; children: ReactNode }) {
  const say = useWords('rates')
  return (
    <li className={css.item}>
      <div className={css.itemHead}>
        <h3 className={css.itemName}>{props.name}</h3>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={say('list.remove', { name: props.name })}
          onClick={props.onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      {props.children}
    </li>
  )
}
