import { Alert, Button } from '@mantine/core'
import type { SiteDraft } from '@nelly/contract/site/calls'
import { siteChanges } from '@nelly/contract/site/diff-words'
import { changedParts, withChanges } from '@nelly/domain/site/parts'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ConflictDialog } from '../../forms/conflicts/conflict-dialog.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangeLines } from '../diff/site-diff.tsx'
import { useSite } from '../site-context.ts'
import css from './draft.module.css'

/** The parts that somebody else changed meanwhile too, with what either changed, to choose from. */
export function DraftConflicts({ theirs }: { theirs: SiteDraft }) {
  const t = useWords('site')
  const { document, stored, conflicts, decide } = useSite().site
  const [postponed, postpone] = useState<SiteDraft>()
  const told = conflicts.map((part) => ({
    part,
    mine: changesOf(part, stored.document, document),
    theirs: changesOf(part, stored.document, theirs.document),
  }))
  const nameOf = ({ mine, theirs }: (typeof told)[number]) => (mine ?? theirs)?.title[storedLanguage()] ?? ''
  if (postponed === theirs) {
    return (
      <Alert
        className={css.conflict ?? ''}
        color="yellow"
        icon={<IconAlertTriangle />}
        title={t('state.conflict', { name: theirs.savedBy ?? '', parts: told.map(nameOf).join(', ') })}
      >
        <Button variant="default" onClick={() => postpone(undefined)}>
          {t('state.choose')}
        </Button>
      </Alert>
    )
  }
  const rows = told.map((one) => ({
    field: one.part,
    label: nameOf(one),
    mine: <ChangeLines of={one.mine?.changes ?? []} />,
    theirs: <ChangeLines of={one.theirs?.changes ?? []} />,
  }))
  return <ConflictDialog rows={rows} onDecide={decide} onCancel={() => postpone(theirs)} />
}

/** What is different in one part alone, in words. */
function changesOf(part: string, from: SiteDocument, to: SiteDocument) {
  const changes = changedParts(from, to).filter((change) => change.part === part)
  return siteChanges(from, withChanges(from, changes))[0]
}
