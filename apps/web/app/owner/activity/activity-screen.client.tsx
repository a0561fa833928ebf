import { exportAudit, MOST_COUNTED_ENTRIES } from '@nelly/contract/audit/audit'
import { IconDownload } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { useMay } from '../roles/use-membership.ts'
import { fileOf } from '../session/call.ts'
import { BackLink } from '../ui/back-link.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/use-words.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import { type ActivityFilter, PER_PAGE, queryOf, useActivityFilter, useActivityPage } from './use-activity.ts'

/** Who did what to which thing, for owners and managers. */
export function ActivityScreen() {
  const t = useWords('activity')
  const { filter, change } = useActivityFilter()
  const [page] = usePage()
  const found = useActivityPage(filter, page)
  const mayExport = useMay('exportAudit')
  const take = useExport()
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={<BackLink to="/app/team" label={t('toTeam')} />}
        action={
          mayExport && (
            <BusyButton
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              busy={take.isPending}
              onClick={() => take.mutate(filter)}
            >
              {t('export')}
            </BusyButton>
          )
        }
      />
      <ActivityFilters filter={filter} onChange={change} />
      {found.data ? (
        <>
          <p className="muted spaced" role="status">
            {found.data.total === undefined
              ? t('countMore', { count: MOST_COUNTED_ENTRIES })
              : t('count', { count: found.data.total })}
          </p>
          <ActivityList entries={found.data.items} onThing={(thing) => change({ ...filter, thing })} />
          <Pages label={t('pages')} list={found.data} perPage={PER_PAGE} />
        </>
      ) : (
        <NotLoaded query={found} />
      )}
    </>
  )
}

/** Downloads all entries of a filter, on all pages, as a file for spreadsheets. */
function useExport() {
  const t = useWords('activity')
  return useAction({
    runAgain: 'after-double-click',
    run: (filter: ActivityFilter) => fileOf(exportAudit, { query: queryOf(filter) }),
    done: () => t('exported'),
    onDone: (file) => saveFile(file, `${t('exportName')}-${new Date().toLocaleDateString('sv-SE')}.csv`),
    failed: t('exportFailed'),
  })
}
