import { ActionIcon } from '@mantine/core'
import { drawReceipt, type LedgerEntry, mailReceipt } from '@nelly/contract/ledger/ledger'
import { chargedLineWords } from '@nelly/contract/reservations/charge-words'
import { readPhotograph } from '@nelly/contract/reservations/photographs'
import type { PhotographId } from '@nelly/domain/ids'
import { formatMoney, type MinorUnits, minorUnits } from '@nelly/domain/money'
import { IconArrowBackUp, IconMail } from '@tabler/icons-react'
import { useMoment } from '../dates/use-moment.ts'
import { DownloadButton, SMALL_BUTTON } from '../mutations/download-button.tsx'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { useMay } from '../roles/use-membership.ts'
import { callApi, fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './ledger.module.css'
import { useEntryWords } from './use-entry-words.ts'
import { useMayPayBack } from './use-may-pay-back.ts'

type ReceiptOfEntry = NonNullable<LedgerEntry['receipt']>

interface EntryListProps {
  entries: readonly LedgerEntry[]
  /** That of the rental place, by whose clock all is told. */
  timezone: string
  onReverse: (entry: LedgerEntry) => void
}

/** The entries of a ledger, the oldest first; each can be reversed by whom may. */
export function EntryList({ entries, timezone, onReverse }: EntryListProps) {
  const t = useWords('ledger')
  const wordsOf = useEntryWords()
  const moment = useMoment(timezone)
  const isTheirs = useMay('reverseLedgerEntry')
  const mayReverse = useMayPayBack() && isTheirs
  return (
    <ol className={css.entries}>
      {entries.map((entry, index) => (
        <li key={entry.id} className={css.entry} data-reversed={entry.isReversed || undefined}>
          <div className="blocks">
            <strong>{wordsOf(entry, index === 0)}</strong>
            {entry.lines && <Lines entry={entry} lines={entry.lines} />}
            {entry.note && <span className="as-typed">{entry.note}</span>}
            <span className="muted">
              {[entry.method && t(`methods.${entry.method}`), entry.isReversed && t('reversed')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {entry.receipt && <ReceiptButtons id={entry.id} receipt={entry.receipt} />}
            <span className="muted">
              {t('by', { who: entry.who ?? t(`actors.${entry.actor}`), moment: moment(entry.at) })}
            </span>
          </div>
          <Amount entry={entry} />
          {mayReverse && !entry.isOfPrice && !entry.isReversed && entry.kind !== 'reversal' && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('reverseNamed', { entry: wordsOf(entry, false) })}
              title={t('reverse')}
              onClick={() => onReverse(entry)}
            >
              <IconArrowBackUp size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What a charge at the return is made of, and its tax. */
function Lines({ entry, lines }: { entry: LedgerEntry; lines: NonNullable<LedgerEntry['lines']> }) {
  const t = useWords('ledger')
  const shown = (minor: MinorUnits) => formatMoney({ minor, currency: entry.currency })
  return (
    <ul className={css.lines}>
      {lines.map((line, index) => {
        const { label, reason } = chargedLineWords(line, entry.currency, storedLanguage())
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is never changed.
          <li key={index}>
            {label} {shown(line.amount)} <span className="muted block as-typed">{reason}</span>
            {line.kind === 'damage' && line.photographId && <PhotographButton id={line.photographId} />}
          </li>
        )
      })}
      {entry.tax !== null && entry.tax > 0 && <li>{t('lineTax', { amount: shown(entry.tax) })}</li>}
    </ul>
  )
}

/** Downloads the photograph of a damage. */
function PhotographButton({ id }: { id: PhotographId }) {
  const t = useWords('ledger')
  return (
    <DownloadButton
      isSmall
      file={() => fileOf(readPhotograph, { params: { photographId: id } })}
      name={`${id}.jpg`}
      failed={t('photographFailed')}
    >
      {t('photograph')}
    </DownloadButton>
  )
}

/** Downloads the receipt of an entry, or mails it to the customer. */
function ReceiptButtons({ id, receipt }: { id: LedgerEntry['id']; receipt: ReceiptOfEntry }) {
  const t = useWords('ledger')
  const name = t('receipt', { year: String(receipt.year), number: String(receipt.number) })
  const params = { entryId: id }
  const mailing = useAction({
    run: () => callApi(mailReceipt, { params }),
    done: ({ to }) => t('receiptMailed', { to }),
    failed: t('receiptNotMailed'),
    runAgain: 'after-double-click',
  })
  return (
    <div className={css.receipt}>
      <DownloadButton
        isSmall
        file={() => fileOf(drawReceipt, { params })}
        name={`${name}.pdf`}
        failed={t('receiptFailed')}
      >
        {name}
      </DownloadButton>
      <IfMay call="mailReceipt">
        <BusyButton
          {...SMALL_BUTTON}
          busy={mailing.isPending}
          aria-label={t('mailReceiptNamed', { receipt: name })}
          leftSection={<IconMail size={16} stroke={1.7} aria-hidden="true" />}
          onClick={() => mailing.mutate()}
        >
          {t('mailReceipt')}
        </BusyButton>
      </IfMay>
    </div>
  )
}

/** An amount as it changed the balance or the deposit, and as it was paid in another currency. */
function Amount({ entry }: { entry: LedgerEntry }) {
  const t = useWords('ledger')
  const { amount, currency, rate, booked, bookedCurrency } = entry
  const sign = (entry.balance || entry.held) < 0 ? '−' : ''
  const shown = (minor: MinorUnits, of: LedgerEntry['currency']) =>
    formatMoney({ minor: minorUnits(minor), currency: of })
  return (
    <div className={css.amount}>
      {sign}
      {shown(booked, bookedCurrency)}
      {rate !== null && (
        <span className="muted block">
          {t('atRate', { amount: shown(amount, currency), rate: String(rate) })}
        </span>
      )}
    </div>
  )
}
