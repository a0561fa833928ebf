import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IfMay } from '../../roles/if-may.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useWords } from '../../words/use-words.ts'

interface ItemCardProps {
  name: string
  /** The title of its list, where a page has several with items of the same names. */
  list?: string
  /** Its place in a list whose order counts, from 0. */
  place?: { index: number; of: number; move: (to: number) => void }
  onRemove: () => void
  children: ReactNode
}

/** One item of a list with its fields, such as a fee. */
export function ItemCard(props: ItemCardProps) {
  const t = useWords('rates')
  const { name, list, place, onRemove, children } = props
  return (
    <li className="stack card">
      <div className="line spread">
        <h3>{name}</h3>
        <IfMay call="saveRates">
          <div className="line">
            {place && (
              <>
                <IconButton
                  Icon={IconArrowUp}
                  label={t('season.up', { name })}
                  isIdle={place.index === 0}
                  onClick={() => place.move(place.index - 1)}
                />
                <IconButton
                  Icon={IconArrowDown}
                  label={t('season.down', { name })}
                  isIdle={place.index === place.of - 1}
                  onClick={() => place.move(place.index + 1)}
                />
              </>
            )}
            <IconButton
              label={list ? t('list.removeFrom', { name, list }) : t('list.remove', { name })}
              Icon={IconTrash}
              onClick={onRemove}
            />
          </div>
        </IfMay>
      </div>
      {children}
    </li>
  )
}
