import { Chip } from '@mantine/core'
import { type Import, type ImportedRow, listImportRows } from '@nelly/contract/imports/imports'
import { refusalValues } from '@nelly/contract/imports/refusal-values'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { ROW_EFFECTS, type RowEffect } from '@nelly/domain/imports/planned-row'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { pageQuery } from '../session/call-query.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './imports.module.css'

const PER_PAGE = 25

/** What each row does, narrowed by that, in pages. */
export function ImportRows({ opened, title }: { opened: Import; title: string }) {
  const t = useWords('imports')
  const [address, change] = useAddress()
  const effect = ROW_EFFECTS.find((one) => one === address.get('effect'))
  const [page] = usePage()
  const query = useQuery(
    pageQuery(['imports', opened.id, 'rows', opened.revision, effect, page], listImportRows, {
      params: { importId: opened.id },
      query: { effect, page, [PAGE_SIZE]: PER_PAGE },
    }),
  )
  const narrow = (to: RowEffect) =>
    change(saying({ effect: to === effect ? undefined : to, page: undefined }))
  return (
    <TitledCard title={title}>
      <fieldset className={css.filters}>
        <legend className="visually-hidden">{t('filter')}</legend>
        {ROW_EFFECTS.map((one) => (
          <Chip key={one} checked={one === effect} onChange={() => narrow(one)}>
            {t(`effects.${one}`, { count: opened.counts[one] })}
          </Chip>
        ))}
      </fieldset>
      {query.data ? (
        <>
          <ol>
            {query.data.items.map((row) => (
              <Row key={row.line} row={row} currency={opened.currency} />
            ))}
          </ol>
          {query.data.items.length === 0 && (
            // A file has rows until those of its people are forgotten.
            <p className="nothing">{t(effect || page > 1 ? 'noRows' : 'rowsForgotten')}</p>
          )}
          <Pages label={t('pages')} list={query.data} perPage={PER_PAGE} />
        </>
      ) : (
        <NotLoaded query={query} />
      )}
    </TitledCard>
  )
}

function Row({ row, currency }: { row: ImportedRow; currency: Import['currency'] }) {
  const t = useWords('imports')
  const format = useFormatter()
  const moment = (clock: string) =>
    format.dateTime(new Date(`${clock}Z`), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const { rental } = row
  const said = (field: ImportedRow['changes'][number]['field'], value: unknown) =>
    field === 'pricePerDay' && typeof value === 'number'
      ? formatMoney({ minor: value as MinorUnits, currency })
      : Array.isArray(value)
        ? value.join(', ')
        : String(value ?? t('nothing'))
  return (
    <li className={css.row} data-effect={row.effect}>
      <span className="muted">{t('line', { line: row.line })}</span>
      <div className="grow blocks">
        <span>
          <strong>{t(`effect.${row.effect}`)}</strong>
          {[row.vehicle, row.plate, row.customer].filter(Boolean).map((named) => ` · ${named}`)}
        </span>
        {rental && (
          <span className="muted">
            {t('rental', {
              pickup: moment(rental.period.pickup),
              return: moment(rental.period.return),
              total: formatMoney({ minor: rental.total, currency }),
            })}
            {rental.isOut && ` · ${t('out')}`}
          </span>
        )}
        {row.isElsewhere && <span className="muted">{t('elsewhere')}</span>}
        {row.changes.map(({ field, from, to }) => (
          <span key={field} className="muted">
            {t('change', { field: t(`fields.${field}`), from: said(field, from), to: said(field, to) })}
          </span>
        ))}
        {row.refusals.length > 0 && <span className="visually-hidden">{t('refused.why')}</span>}
        {row.refusals.map(({ field, code, cell, ...refused }) => (
          <span key={`${field} ${code}`} className={css.refusal}>
            {field && `${t(`fields.${field}`)}: `}
            {t(`why.${code}`, refusalValues(refused, storedLanguage()))}
            {cell && ` (${cell})`}
          </span>
        ))}
      </div>
    </li>
  )
}
