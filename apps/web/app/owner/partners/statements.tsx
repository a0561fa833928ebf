import { exportStatement, listStatements, type Partner } from '@nelly/contract/partners/partners'
import { formatMoney } from '@nelly/domain/money'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { useAction } from '../mutations/use-action.ts'
import { fileOf } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/use-words.ts'
import css from './partners.module.css'

/** What is owed to a partner by month, each month as a file. */
export function Statements({ partner }: { partner: Partner }) {
  const t = useWords('partners')
  const format = useFormatter()
  const params = { partnerId: partner.id }
  const query = useQuery(callQuery(['partners', partner.id, 'statements'], listStatements, { params }))
  const download = useAction({
    run: (month: string) => fileOf(exportStatement, { params, query: { month } }),
    failed: t('downloadFailed'),
    onDone: (file, month) => saveFile(file, `${partner.code}-${month}.csv`),
  })
  if (!query.data) return <NotLoaded query={query} title={t('statementsFailed')} />
  const { months } = query.data
  if (months.length === 0) return <p className="muted">{t('noStatements')}</p>
  return (
    <>
      <p className="muted">{t('statementsHint')}</p>
      <ul>
        {months.map(({ month, rentals, corrections, base, commission }) => {
          const name = format.dateTime(new Date(`${month}-01T00:00Z`), {
            ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
          })
          return (
            <li key={month} className="person">
              <div className="grow blocks">
                <strong>{name}</strong>
                <span className="muted">
                  {t('counted', { rentals, corrections })} ·{' '}
                  {t('ofBase', { base: base.map(formatMoney).join(' + ') })}
                </span>
              </div>
              <div className={css.tools}>
                <strong>{commission.map(formatMoney).join(' + ')}</strong>
                <IconButton
                  label={t('download', { month: name })}
                  Icon={IconDownload}
                  onClick={() => download.mutate(month)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
