import { useHotkeys } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog } from '../ui/dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { isUnsavedInDialog } from '../ui/open-dialogs.ts'
import { screenWords } from '../words/loaded-messages.ts'
import { useWords } from '../words/use-words.ts'
import { addressOf } from './address-of.ts'
import { type Hit, withRecent } from './hit.ts'
import css from './search.module.css'

const loadWords = screenWords('search')

// Most screens are opened without a search: its script and its words are loaded with it.
const SearchPalette = lazyPart(async () => {
  const [{ SearchPalette: Palette }] = await Promise.all([import('./search-palette.tsx'), loadWords()])
  return { default: Palette }
})

interface SearchDialogProps {
  opened: boolean
  onChange: (opened: boolean) => void
}

/**
 * The search over everything, which Ctrl-K or ⌘K opens, also from a field; not while a dialog has changes that would be
 * lost. What was opened is offered again until the page is reloaded: names of customers are not stored on the device.
 */
export function SearchDialog({ opened, onChange }: SearchDialogProps) {
  const t = useWords('shell')
  const common = useWords('common')
  const navigate = useNavigate()
  const location = useLocation()
  const [recent, setRecent] = useState<readonly Hit[]>([])
  useHotkeys([['mod+K', () => onChange(!opened && !isUnsavedInDialog())]], [], true)
  const open = (hit: Hit) => {
    setRecent(withRecent(recent, hit))
    onChange(false)
    void navigate(addressOf(hit, location))
  }
  return (
    <Dialog opened={opened} onClose={() => onChange(false)} label={t('search')} className={css.dialog}>
      <Suspense
        fallback={
          <p role="status" className={css.outcome}>
            {common('loading')}
          </p>
        }
      >
        <SearchPalette recent={recent} onOpen={open} />
      </Suspense>
    </Dialog>
  )
}
