import { Alert, Button } from '@mantine/core'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ConflictDialog } from '../../forms/conflicts/conflict-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { DifferenceLines } from '../diff/difference-lines.tsx'
import { partDifferences } from '../diff/differences.ts'
import { usePartName } from '../diff/use-part-name.ts'
import { useSite } from '../site-context.ts'
import css from './draft.module.css'

/** The parts that somebody else changed meanwhile too, with what either changed, to choose from. */
export function DraftConflicts() {
  const say = useWords('site')
  const { document, stored, theirs, conflicts, decide } = useSite().site
  const [postponed, postpone] = useState<typeof theirs>()
  const nameOf = usePartName()
  if (!theirs) return null
  const lines = (part: string, to: SiteDocument) => {
    const difference = partDifferences(stored.document, to).find((one) => one.part === part)
    return difference ? <DifferenceLines of={difference} /> : ''
  }
  const names = conflicts.map((part) => nameOf(part, [document, theirs.document]))
  if (postponed === theirs) {
    return (
      <Alert
        className={css.conflict ?? ''}
        color="yellow"
        icon={<IconAlertTriangle />}
        title={say('state.conflict', { name: theirs.savedBy ?? '', parts: names.join(', ') })}
      >
        <Button variant="default" onClick={() => postpone(undefined)}>
          {say('state.choose')}
        </Button>
      </Alert>
    )
  }
  const rows = conflicts.map((part, index) => ({
    field: part,
    label: names[index] ?? '',
    mine: lines(part, document),
    theirs: lines(part, theirs.document),
  }))
  return <ConflictDialog rows={rows} onDecide={decide} onCancel={() => postpone(theirs)} />
}
