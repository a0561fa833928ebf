import { exportAudit, MOST_COUNTED_ENTRIES } from '@nelly/contract/audit/audit'
import { deviceToday } from '../dates/device-today.ts'
import { DownloadButton } from '../mutations/download-button.tsx'
import { useMay } from '../roles/use-membership.ts'
import { fileOf } from '../session/call.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { useWords } from '../words/use-words.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import { PER_PAGE, queryOf, useActivityFilter, useActivityPage } from './use-activity.ts'

/** Who did what to which thing, for owners and managers. */
export function ActivityScreen() {
  const t = useWords('activity')
  const { filter, change } = useActivityFilter()
  const [page] = usePage()
  const found = useActivityPage(filter, page)
  const mayExport = useMay('exportAudit')
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={<BackLink to="/app/team" label={t('toTeam')} />}
        action={
          mayExport && (
            <DownloadButton
              file={() => fileOf(exportAudit, { query: queryOf(filter) })}
              name={() => `${t('exportName')}-${deviceToday()}.csv`}
              done={t('exported')}
              failed={t('exportFailed')}
            >
              {t('export')}
            </DownloadButton>
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
