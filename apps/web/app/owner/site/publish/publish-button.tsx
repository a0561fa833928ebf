import { Button } from '@mantine/core'
import { siteChanges } from '@nelly/contract/site/diff-words'
import { IconRocket } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'

const PublishForm = lazy(async () => ({ default: (await import('./publish-form.tsx')).PublishForm }))

/** Opens the publication of the draft, and says how many parts of it differ from the live site. */
export function PublishButton() {
  const say = useWords('site')
  const common = useWords('common')
  const { site } = useSite()
  const [isOpen, setOpen] = useState(false)
  const { document, stored } = site
  const count = useMemo(
    () => (stored.published ? siteChanges(stored.published.document, document).length : 0),
    [stored.published, document],
  )
  const open = () => {
    site.save()
    setOpen(true)
  }
  return (
    <>
      <Button size="md" leftSection={<IconRocket size={18} aria-hidden="true" />} onClick={open}>
        {count > 0 ? say('publish.changes', { count }) : say('publish.label')}
      </Button>
      <TitledDialog opened={isOpen} onClose={() => setOpen(false)} title={say('publish.title')} isWide>
        <Suspense fallback={<Loading words={common('loading')} />}>
          <PublishForm onClose={() => setOpen(false)} />
        </Suspense>
      </TitledDialog>
    </>
  )
}
