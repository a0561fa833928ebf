import { Button } from '@mantine/core'
import { addLedgerEntry, type Ledger, type LedgerEntry, readLedger } from '@nelly/contract/ledger/ledger'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { type DirectKind, MOST_ROUNDING } from '@nelly/domain/ledger/entry'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { LoadedSection } from '../ui/loaded-section.tsx'
import { useWords } from '../words/use-words.ts'
import { nextKind } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import css from './ledger.module.css'
import { ReversalForm } from './reversal-form.tsx'
import { ledgerKey, useShowLedger } from './use-show-ledger.ts'

interface LedgerSectionProps {
  reservation: OwnedReservationDetails
  /** What stands beneath the entries, once they are there. */
  beneath: (ledger: Ledger) => ReactNode
}

/** What is owed, paid and held for a reservation, and what is written down next. */
export function LedgerSection({ reservation, beneath }: LedgerSectionProps) {
  const t = useWords('ledger')
  const query = useQuery(
    callQuery(ledgerKey(reservation.id), readLedger, {
      params: { reservationId: reservation.id as ReservationId },
    }),
  )
  return (
    <LoadedSection title={t('title')} query={query}>
      {(ledger) => (
        <>
          <Content ledger={ledger} reservation={reservation} />
          {beneath(ledger)}
        </>
      )}
    </LoadedSection>
  )
}

/** What is open beneath the entries. */
type Opened = { readonly kind: DirectKind } | { readonly reverses: LedgerEntry }

function Content({ ledger, reservation }: { ledger: Ledger; reservation: OwnedReservationDetails }) {
  const t = useWords('ledger')
  const [opened, setOpened] = useState<Opened>()
  const { entries, balance, held, currency } = ledger
  const close = () => setOpened(undefined)
  const money = (minor: number) => formatMoney({ minor: minorUnits(minor), currency })
  return (
    <>
      <dl className={css.sums}>
        <div>
          <dt>{t(balance > 0 ? 'due' : balance < 0 ? 'overpaid' : 'settled')}</dt>
          <dd>{money(Math.abs(balance))}</dd>
        </div>
        {held > 0 && (
          <div>
            <dt>{t('held')}</dt>
            <dd>{money(held)}</dd>
          </div>
        )}
      </dl>
      {entries.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <EntryList
          entries={entries}
          timezone={reservation.timezone}
          onReverse={(reverses) => setOpened({ reverses })}
        />
      )}
      {opened && 'kind' in opened && (
        <EntryForm ledger={ledger} reservation={reservation} kind={opened.kind} onClose={close} />
      )}
      {opened && 'reverses' in opened && (
        <ReversalForm reservation={reservation.id} entry={opened.reverses} onClose={close} />
      )}
      {!opened && (
        <IfMay call="addLedgerEntry">
          <div className="row filling">
            {balance > 0 && (
              <Button variant="light" onClick={() => setOpened({ kind: 'payment' })}>
                {t('takePayment')}
              </Button>
            )}
            {balance > 0 && held > 0 && (
              <Button variant="default" onClick={() => setOpened({ kind: 'deposit_captured' })}>
                {t('fromDeposit')}
              </Button>
            )}
            <RoundingButton ledger={ledger} reservation={reservation} />
            <Button
              variant="default"
              onClick={() => setOpened({ kind: balance > 0 ? 'deposit_held' : nextKind(ledger) })}
            >
              {t('more')}
            </Button>
          </div>
        </IfMay>
      )}
    </>
  )
}

/** Closes a difference that rounding left, in either direction, once something was paid. */
function RoundingButton({ ledger, reservation }: { ledger: Ledger; reservation: OwnedReservationDetails }) {
  const t = useWords('ledger')
  const { balance, currency, entries } = ledger
  const amount = minorUnits(Math.abs(balance))
  const closing = useAction({
    run: () =>
      callApi(addLedgerEntry, {
        params: { reservationId: reservation.id as ReservationId },
        body: { kind: balance > 0 ? 'credit' : 'charge', amount, currency, note: t('roundingNote') },
      }),
    subject: 'reservations',
    done: () => t('written'),
    failed: t('failed'),
    onDone: useShowLedger(reservation.id),
    runAgain: 'after-double-click',
  })
  const isRounding = amount > 0 && amount <= MOST_ROUNDING && entries.some(({ isOfPrice }) => !isOfPrice)
  if (!isRounding) return null
  return (
    <BusyButton variant="default" busy={closing.isPending} onClick={() => closing.mutate()}>
      {t('closeRounding', { amount: formatMoney({ minor: amount, currency }) })}
    </BusyButton>
  )
}
