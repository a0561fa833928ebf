import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IfMay } from '../../roles/if-may.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useWords } from '../../words/use-words.ts'

interface ItemCardProps {
  name: string
  /** The title of its list, where a page has several with items of the same names. */
  list?: string
  onRemove: () => void
  children: ReactNode
}

/** One item of a list with its fields, such as a fee. */
export function ItemCard(props: ItemCardProps) {
  const t = useWords('rates')
  const { name, list, onRemove, children } = props
  return (
    <li className="stack card">
      <div className="line spread">
        <h3>{name}</h3>
        <IfMay call="saveRates">
          <IconButton
            label={list ? t('list.removeFrom', { name, list }) : t('list.remove', { name })}
            Icon={IconTrash}
            onClick={onRemove}
          />
        </IfMay>
      </div>
      {children}
    </li>
  )
}
