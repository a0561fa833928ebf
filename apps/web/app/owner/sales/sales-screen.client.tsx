import { Anchor, NativeSelect } from '@mantine/core'
import { exportForm607, listSalesOfMonth, type SaleDocument } from '@nelly/contract/sales/sale-documents'
import { formatMoney, sum } from '@nelly/domain/money'
import { PESO } from '@nelly/domain/sales/sale'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { deviceToday } from '../dates/device-today.ts'
import { DownloadButton } from '../mutations/download-button.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { fileOf } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import { SaleLine } from './sale-line.tsx'
import css from './sales.module.css'

const MONTHS_OFFERED = 24
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The sale documents of a month, and its file in the columns of form 607. */
export function SalesScreen() {
  const t = useWords('sales')
  const [address, change] = useAddress()
  const asked = address.get('month') ?? ''
  const month = MONTH.test(asked) ? asked : deviceToday().slice(0, 7)
  const query = useQuery(
    callQuery(['reservations', 'sales-of-month', month], listSalesOfMonth, { query: { month } }),
  )
  return (
    <>
      <PageTitle
        before={<BackLink to="/user-config" label={t('back')} />}
        title={t('title')}
        lead={t('lead')}
        action={
          <IfMay call="exportForm607">
            <DownloadButton
              file={() => fileOf(exportForm607, { query: { month } })}
              name={`607-${month}.csv`}
              failed={t('downloadFailed')}
            >
              {t('download')}
            </DownloadButton>
          </IfMay>
        }
      />
      <NativeSelect
        className="spaced"
        label={t('month')}
        maw={320}
        value={month}
        data={useMonths(month)}
        onChange={({ currentTarget }) => change(saying({ month: currentTarget.value }))}
      />
      {query.data ? <Sales documents={query.data} /> : <NotLoaded query={query} title={t('loadFailed')} />}
    </>
  )
}

/** The last months, the newest first, and the chosen one. */
function useMonths(chosen: string) {
  const format = useFormatter()
  const [year = 0, month = 0] = deviceToday().split('-').map(Number)
  const months = Array.from({ length: MONTHS_OFFERED }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
  return [...new Set([...months, chosen])]
    .sort((one, other) => other.localeCompare(one))
    .map((value) => ({
      value,
      label: format.dateTime(new Date(`${value}-01T00:00Z`), {
        ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
      }),
    }))
}

function Sales({ documents }: { documents: readonly SaleDocument[] }) {
  const t = useWords('sales')
  if (documents.length === 0)
    return (
      <EmptyState Icon={IconReceipt} title={t('emptyTitle')}>
        {t('empty')}
      </EmptyState>
    )
  const inForm = documents.filter(({ isInForm }) => isInForm)
  const missing = documents.length - inForm.length
  const pesos = (amounts: readonly SaleDocument['pesoTotal'][]) =>
    formatMoney({ minor: sum(amounts), currency: PESO })
  return (
    <>
      <p role="status" className="spaced">
        {t('inForm', {
          count: inForm.length,
          total: pesos(inForm.map(({ pesoTotal }) => pesoTotal)),
          tax: pesos(inForm.map(({ pesoTax }) => pesoTax)),
        })}
        {missing > 0 && (
          <>
            {' · '}
            <strong>{t('missing', { count: missing })}</strong>
          </>
        )}
      </p>
      <ul className={css.list}>
        {documents.map((document) => (
          <SaleLine key={document.id} document={document}>
            <Anchor component={Link} to={`/app/reservations/${document.reservationId}`}>
              {t('toReservation', { reference: document.reference })}
            </Anchor>
          </SaleLine>
        ))}
      </ul>
    </>
  )
}
