import { ActionIcon } from '@mantine/core'
import { useOs } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './search.module.css'

/** The keys that open the search, for screen readers. */
const KEYS = 'Control+K Meta+K'

/** Opens the search over everything, and says with which keys that is done. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useWords('shell')
  const os = useOs()
  return (
    <button type="button" className={css.button} aria-keyshortcuts={KEYS} onClick={onOpen}>
      <IconSearch size={18} stroke={1.7} aria-hidden="true" />
      <span className={css.word}>{t('search')}</span>
      <span className={css.keys} aria-hidden="true">
        {t('searchKeys', { os })}
      </span>
    </button>
  )
}

/** The same where there is little room. */
export function SearchIconButton({ onOpen }: { onOpen: () => void }) {
  const t = useWords('shell')
  return (
    <ActionIcon
      variant="subtle"
      color="dark"
      size="xl"
      className={css.icon}
      aria-label={t('search')}
      aria-keyshortcuts={KEYS}
      onClick={onOpen}
    >
      <IconSearch />
    </ActionIcon>
  )
}
