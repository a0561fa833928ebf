import { Button } from '@mantine/core'
import { IconRocket } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { NEW_PLAN } from './publication-plan.ts'
import { useChangeCount } from './use-change-count.ts'

const PublishForm = lazyPart(async () => ({ default: (await import('./publish-form.tsx')).PublishForm }))

/** Opens the publication of the draft, and says how many parts of it differ from the live site. */
export function PublishButton() {
  const t = useWords('site')
  const common = useWords('common')
  const { site } = useSite()
  const [isOpen, setOpen] = useState(false)
  const [plan, setPlan] = useState(NEW_PLAN)
  const count = useChangeCount(site.stored.published?.document, site.document)
  const open = () => {
    site.save()
    setOpen(true)
  }
  return (
    <>
      <Button size="md" leftSection={<IconRocket size={18} aria-hidden="true" />} onClick={open}>
        {count > 0 ? t('publish.changes', { count }) : t('publish.label')}
      </Button>
      <TitledDialog opened={isOpen} onClose={() => setOpen(false)} title={t('publish.title')} isWide>
        <Suspense fallback={<Loading words={common('loading')} />}>
          <PublishForm plan={plan} onPlan={setPlan} onClose={() => setOpen(false)} />
        </Suspense>
      </TitledDialog>
    </>
  )
}
