import { Button, TextInput } from '@mantine/core'
import type { Language } from '@nelly/contract/wire'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { ReadPriceTable } from '@nelly/domain/price-tables/price-table'
import { refusedPrices } from '@nelly/domain/price-tables/refused-prices'
import { sampleDay, sampleQuotes } from '@nelly/domain/price-tables/sample-quotes'
import { compileRates } from '@nelly/domain/rates/compile-rates'
import { type CalendarDate, parseCalendarDate, wallClockIn } from '@nelly/domain/wall-clock'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import { DownloadButton } from '../../mutations/download-button.tsx'
import { ratesPath } from '../../paths/rates-path.ts'
import { Failure } from '../../ui/failure.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { withBasePrices } from '../editor/base-prices.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { MOST_TIERS } from '../matrix/tier-fields.tsx'
import type { ChosenPriceFile } from './chosen-price-file.ts'
import css from './import.module.css'
import { withTable } from './with-table.ts'

/** Refusals that are listed; the rest is counted. */
const MOST_REFUSED = 50

/** What of a table is not taken, what three rentals of each vehicle cost before and after, and the way into the editor. */
export function TableOutcome({ table, chosen }: { table: ReadPriceTable; chosen: ChosenPriceFile }) {
  const t = useWords('rates')
  const toasts = useToasts()
  const navigate = useNavigate()
  const { landingId, editWork, setPriceFile, work } = useRates()
  const next = useMemo(() => withTable(work, table), [work, table])
  const columns = table.columns.flatMap(({ index, head, refusal }) =>
    refusal ? [{ index, head, refusal }] : [],
  )
  const hasTooManyTiers = next.rates.tiers.length > MOST_TIERS
  const use = () => {
    editWork((now) => withTable(now, table))
    toasts.done(t('table.used'))
    setPriceFile(undefined)
    void navigate(ratesPath(landingId, 'prices'))
  }
  return (
    <>
      {(columns.length > 0 || table.refused.length > 0) && (
        <TitledCard title={t('table.refused')}>
          <ul className="bullets">
            {columns.map(({ index, head, refusal }) => (
              <li key={index}>{t('table.refusedColumn', { head, why: t(`table.why.${refusal}`) })}</li>
            ))}
            {table.refused.slice(0, MOST_REFUSED).map(({ line, text, code }) => (
              <li key={`${line} ${text} ${code}`}>
                {t('table.refusal', { line, text, why: t(`table.why.${code}`) })}
              </li>
            ))}
          </ul>
          {table.refused.length > MOST_REFUSED && (
            <p>{t('table.more', { count: table.refused.length - MOST_REFUSED })}</p>
          )}
          {table.refused.length > 0 && <RefusedDownload table={table} chosen={chosen} />}
        </TitledCard>
      )}
      <TitledCard title={t('table.samples')}>
        {table.prices.length > 0 && <Samples table={table} next={next} />}
        {hasTooManyTiers && <Failure>{t('table.tooManyTiers', { most: MOST_TIERS })}</Failure>}
        <p className="soft told" role="status">
          {table.questions.length > 0
            ? t('table.answerFirst')
            : table.prices.length === 0
              ? t('table.nothing')
              : ''}
        </p>
        <div className="row filling">
          <Button
            disabled={table.questions.length > 0 || table.prices.length === 0 || hasTooManyTiers}
            onClick={use}
          >
            {t('table.use')}
          </Button>
        </div>
      </TitledCard>
    </>
  )
}

/** The refused rows as a file. */
function RefusedDownload({ table, chosen }: { table: ReadPriceTable; chosen: ChosenPriceFile }) {
  const t = useWords('rates')
  const { currency } = useRates().rates
  const language = useLocale() as Language
  const sheet = chosen.sheets[chosen.sheet]
  if (!sheet) return null
  const file = async () =>
    new Blob(
      [
        refusedPrices(sheet, table, {
          delimiter: decimalSign(language, currency) === ',' ? ';' : ',',
          title: t('table.whyTitle'),
          why: ({ text, code }) => `${t(`table.why.${code}`)}: ${text}`,
        }),
      ],
      { type: 'text/csv' },
    )
  return (
    <div className="row filling">
      <DownloadButton file={file} name={`${t('table.refusedFile')}.csv`} failed={t('table.downloadFailed')}>
        {t('table.download')}
      </DownloadButton>
    </div>
  )
}

/** Three rentals of each vehicle that the table names. */
function Samples({ table, next }: { table: ReadPriceTable; next: ReturnType<typeof withTable> }) {
  const t = useWords('rates')
  const { money } = useFormats()
  const { compiled, vehicles, storedVehicles, timezone } = useRates()
  const [now] = useState(() => wallClockIn(timezone, new Date()))
  const [picked, pick] = useState<CalendarDate>()
  const after = useMemo(() => compileRates(next.rates), [next.rates])
  const proposed = useMemo(() => sampleDay(next.rates, table.prices, now), [next.rates, table.prices, now])
  const day = picked ?? proposed
  const named = new Set(table.prices.map(({ vehicleId }) => vehicleId))
  const priced = new Map(withBasePrices(storedVehicles, next.basePrices).map((one) => [one.id, one]))
  return (
    <>
      <p className="soft">{t('table.samplesHint')}</p>
      <TextInput
        type="date"
        className={css.day}
        label={t('table.pickup')}
        value={day}
        onChange={({ currentTarget }) => {
          const typed = parseCalendarDate(currentTarget.value)
          pick(typed.ok ? typed.value : undefined)
        }}
      />
      <table className={css.table}>
        <tbody>
          {vehicles
            .filter(({ id }) => named.has(id))
            .map((vehicle) => (
              <tr key={vehicle.id}>
                <th scope="row">{vehicle.name}</th>
                {sampleQuotes(
                  { compiled, vehicle },
                  { compiled: after, vehicle: priced.get(vehicle.id) ?? vehicle },
                  { day, now },
                ).map(({ days, before, after: total }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sample is its place
                  <td key={index}>
                    <span className="muted block">{t('table.days', { days })}</span>
                    {before === total
                      ? t('table.same', { total: money(total) })
                      : t('table.change', { before: money(before), after: money(total) })}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
