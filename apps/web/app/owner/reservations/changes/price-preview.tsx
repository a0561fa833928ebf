import { Alert, Anchor, Button, Checkbox, TextInput } from '@mantine/core'
import { blockReasonWords } from '@nelly/contract/blocks/block-words'
import type { ChangePreview } from '@nelly/contract/reservations/changes'
import type { DeskPreview } from '@nelly/contract/reservations/desk-preview'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import type { Currency } from '@nelly/domain/currency'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { useShortDay } from '../../dates/use-short-day.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './changes.module.css'
import { DisplacedList } from './displaced-list.tsx'

interface PricePreviewProps {
  preview: DeskPreview | ChangePreview | undefined
  /** Whether the server is asked, so that what is shown is of what was typed before. */
  isChecking: boolean
  failure: string | undefined
  /** Asks the server again, where it did not answer. */
  retry?: () => void
  /** Why broken rules do not hold this time; undefined while they do. */
  override: string | undefined
  onOverride: (reason: string | undefined) => void
  overrideError?: string | undefined
}

/** What the server says of a reservation before it is saved: the price, broken rules, and what is in the way. */
export function PricePreview(props: PricePreviewProps) {
  const { preview, isChecking, failure, retry } = props
  const t = useWords('changes')
  const common = useWords('common')
  return (
    <section className="list" aria-label={t('preview')}>
      <p role="status" className={css.checking}>
        {isChecking ? t('checking') : ''}
      </p>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {failure}{' '}
          {retry && (
            <Button variant="subtle" size="compact-sm" color="red.8" onClick={retry}>
              {common('retry')}
            </Button>
          )}
        </Alert>
      )}
      {preview && <Previewed {...props} preview={preview} />}
    </section>
  )
}

function Previewed({
  preview,
  override,
  onOverride,
  overrideError,
}: PricePreviewProps & { preview: DeskPreview }) {
  const t = useWords('changes')
  const language = storedLanguage()
  return (
    <>
      {preview.refusal && (
        <Alert color="red" variant="light" role="alert">
          {preview.refusal.message}
        </Alert>
      )}
      {preview.rules.length > 0 && (
        <Alert color={preview.isOverridable ? 'yellow' : 'red'} variant="light" title={t('rules')}>
          <ul className="bullets spaced">
            {preview.rules.map(({ text }) => (
              <li key={text[language]}>{text[language]}</li>
            ))}
          </ul>
          {preview.isOverridable && (
            <>
              <Checkbox
                label={t('override')}
                checked={override !== undefined}
                onChange={({ currentTarget }) => onOverride(currentTarget.checked ? '' : undefined)}
              />
              {override !== undefined && (
                <TextInput
                  mt={8}
                  label={t('overrideReason')}
                  required
                  maxLength={200}
                  value={override}
                  error={overrideError}
                  onChange={({ currentTarget }) => onOverride(currentTarget.value)}
                />
              )}
            </>
          )}
        </Alert>
      )}
      {!preview.isFree && preview.rules.length === 0 && <Taken preview={preview} />}
      {'displaced' in preview && <DisplacedList displaced={(preview as ChangePreview).displaced} />}
      {preview.quote &&
        ('lines' in preview ? (
          <Difference preview={preview as ChangePreview} />
        ) : (
          <Lines preview={preview} />
        ))}
    </>
  )
}

function Taken({ preview }: { preview: DeskPreview }) {
  const t = useWords('changes')
  const day = useShortDay()
  return (
    <Alert color="red" variant="light" role="alert" title={t('taken')}>
      <ul className="bullets spaced">
        {preview.taken.map(({ unit, reservation, reason, period }) => (
          <li key={`${unit} ${period.pickup}`}>
            {reservation ? (
              <Anchor href={`/app/reservations/${reservation.id}`} target="_blank" inherit>
                {reservation.reference}
              </Anchor>
            ) : (
              reason && blockReasonWords(reason, storedLanguage())
            )}{' '}
            {t('takenFor', {
              unit,
              from: `${day(dateOf(period.pickup))}, ${timeOf(period.pickup)}`,
              to: `${day(dateOf(period.return))}, ${timeOf(period.return)}`,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Both prices line by line. */
function Difference({ preview }: { preview: ChangePreview }) {
  const t = useWords('changes')
  const language = storedLanguage()
  const { before, quote, lines } = preview
  if (!quote) return null
  const more = quote.currency === before.currency ? quote.total - before.total : 0
  return (
    <>
      <table className={css.lines}>
        <caption>{t('price')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words.
            <tr key={index} data-differs={line.before !== line.after || undefined}>
              <th scope="row">{line.label[language]}</th>
              <td>{amount(line.before, before.currency)}</td>
              <td>{amount(line.after, quote.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{amount(before.total, before.currency)}</td>
            <td>{amount(quote.total, quote.currency)}</td>
          </tr>
        </tfoot>
      </table>
      {more !== 0 && (
        <p className="title">
          {t(more > 0 ? 'more' : 'less', {
            amount: formatMoney({ minor: Math.abs(more) as MinorUnits, currency: quote.currency }),
          })}
        </p>
      )}
    </>
  )
}

/** The price of a new reservation. */
function Lines({ preview }: { preview: DeskPreview }) {
  const t = useWords('changes')
  const { quote } = preview
  if (!quote) return null
  return (
    <table className={css.lines}>
      <caption>{t('price')}</caption>
      <tbody>
        {priceRows(quote, storedLanguage()).map(({ label, amount: minor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a price keep their order.
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{amount(minor, quote.currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{amount(quote.total, quote.currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const amount = (minor: MinorUnits | null, currency: Currency): string =>
  minor === null ? '–' : formatMoney({ minor, currency })
