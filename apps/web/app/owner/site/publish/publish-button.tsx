import { Button } from '@mantine/core'
import { changedParts } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { IconRocket } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { NEW_PLAN } from './publication-plan.ts'

const PublishForm = lazyPart(async () => ({ default: (await import('./publish-form.tsx')).PublishForm }))

/** Opens the publication of the draft, and says how many parts of it differ from the live site. */
export function PublishButton() {
  const t = useWords('site')
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
        <PublishForm plan={plan} onPlan={setPlan} onClose={() => setOpen(false)} />
      </TitledDialog>
    </>
  )
}

/** In how many parts a document differs from the live one for visitors; 0 until what tells so is loaded. */
function useChangeCount(live: SiteDocument | undefined, document: SiteDocument): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!live || changedParts(live, document).length === 0) return setCount(0)
    let isCurrent = true
    void import('@nelly/contract/site/diff-words').then(({ siteChanges }) => {
      if (isCurrent) setCount(siteChanges(live, document).length)
    })
    return () => {
      isCurrent = false
    }
  }, [live, document])
  return count
}
