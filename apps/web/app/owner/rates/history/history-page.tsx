import { Button } from '@mantine/core'
import type { ListedRates } from '@nelly/contract/rates/calls'
import { readRatesHistory } from '@nelly/contract/rates/calls'
import { IconHistory } from '@tabler/icons-react'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { IfMay } from '../../roles/if-may.tsx'
import { callApi } from '../../session/call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { RatesFile } from './rates-file.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

/** The versions of a landing's rates, the newest first. */
const historyQuery = (landingId: number) =>
  infiniteQueryOptions({
    queryKey: ['rates-history', landingId],
    queryFn: ({ pageParam, signal }) =>
      callApi(readRatesHistory, {
        params: { landingId },
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === 20 ? page.at(-1)?.revision : undefined),
  })

/** The rates as a file, and their versions. */
export function HistoryPage() {
  return (
    <>
      <RatesFile />
      <Versions />
    </>
  )
}

/** The versions of the rates, the newest first, each with what changed. */
function Versions() {
  const t = useWords('rates')
  const { landingId } = useRates()
  const history = useInfiniteQuery(historyQuery(landingId))
  const [chosen, choose] = useState<number>()
  if (!history.data) return <NotLoaded query={history} />
  const entries = history.data.pages.flat()
  const newest = entries[0]?.revision
  if (newest === undefined) {
    return (
      <EmptyState Icon={IconHistory} title={t('history.none')}>
        {t('history.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="list spaced">
        {entries.map((entry) => (
          <Version
            key={entry.revision}
            entry={entry}
            isNewest={entry.revision === newest}
            onRestore={() => choose(entry.revision)}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={() => history.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
      <RestoreDialog version={chosen} newest={newest} onClose={() => choose(undefined)} />
    </>
  )
}

interface VersionProps {
  entry: ListedRates
  isNewest: boolean
  onRestore: () => void
}

function Version({ entry, isNewest, onRestore }: VersionProps) {
  const t = useWords('rates')
  const { text } = useFormats()
  const format = useFormatter()
  const at = format.dateTime(new Date(entry.createdAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return (
    <li className="card list">
      <div className="row spread">
        <div>
          <h2>{t('history.version', { version: entry.revision })}</h2>
          <p className="muted">{entry.by ? t('history.by', { at, name: entry.by.name }) : at}</p>
        </div>
        {isNewest ? (
          <span className="muted">{t('history.holds')}</span>
        ) : (
          <IfMay call="restoreRates">
            <Button
              variant="default"
              aria-label={t('history.restoreVersion', { version: entry.revision })}
              onClick={onRestore}
            >
              {t('history.restore')}
            </Button>
          </IfMay>
        )}
      </div>
      <ul className="bullets">
        {entry.changes.map((change) => (
          <li key={change.en}>{text(change)}</li>
        ))}
      </ul>
    </li>
  )
}
