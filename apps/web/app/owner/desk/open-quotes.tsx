import { Badge, Button } from '@mantine/core'
import { offeredWords, takenWords } from '@nelly/contract/reservations/offered-words'
import {
  listQuotes,
  mailQuote,
  type OpenQuote,
  reserveQuote,
  withdrawQuote,
} from '@nelly/contract/reservations/quotes'
import type { QuoteId } from '@nelly/domain/ids'
import { formatMoney } from '@nelly/domain/money'
import { dateOf, timeOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useShortDay } from '../dates/use-short-day.ts'
import { useAction } from '../mutations/use-action.ts'
import { QuoteChat } from '../quotes/quote-chat.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

interface OpenQuotesProps {
  /** Of one landing, or of all. */
  landing: number | undefined
  nameLandings: boolean
}

/** The quotes that can still be accepted, the next to end first; nothing without any. */
export function OpenQuotes({ landing, nameLandings }: OpenQuotesProps) {
  const t = useWords('quotes')
  const found = useQuery(callQuery(['desk', 'quotes'], listQuotes))
  return (
    <LoadedDeskList title={t('title')} failed={t('failed')} query={found} landing={landing}>
      {(quote) => (
        <li key={quote.id} className={`box list ${css.paper}`}>
          <About quote={quote} nameLandings={nameLandings} />
          <IfMay call="makeQuote">
            <Actions quote={quote} />
          </IfMay>
        </li>
      )}
    </LoadedDeskList>
  )
}

/** Who was offered what, and until when. */
function About({ quote, nameLandings }: { quote: OpenQuote; nameLandings: boolean }) {
  const t = useWords('quotes')
  const day = useShortDay()
  const at = (moment: WallClock) => `${day(dateOf(moment))}, ${timeOf(moment)}`
  const { period, offered, isHeld, timezone, expiresAt } = quote
  return (
    <div className="blocks">
      <strong>
        {quote.firstName} {quote.lastName}{' '}
        {isHeld && (
          <Badge color="gray" c="dark.9" variant="light" tt="none">
            {t('held')}
          </Badge>
        )}
      </strong>
      {offered.map((offer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The offers of a quote never change.
        <Offered key={place} offer={offer} />
      ))}
      <span className="muted">{t('span', { from: at(period.pickup), to: at(period.return) })}</span>
      <span className="muted">
        {t('until', { until: at(wallClockIn(timezone, new Date(expiresAt))) })}
        {nameLandings && ` · ${quote.landingName}`}
      </span>
    </div>
  )
}

/** Vehicles with their price, and which of them were taken meanwhile. */
function Offered({ offer }: { offer: OpenQuote['offered'][number] }) {
  const language = storedLanguage()
  const { vehicles, total, currency } = offer
  const taken = vehicles.filter(({ isFree }) => !isFree).map(({ name }) => name)
  return (
    <>
      <span>
        {offeredWords([offer], language)}: {formatMoney({ minor: total, currency })}
      </span>
      {taken.length > 0 && <span className="error">{takenWords(taken, language)}</span>}
    </>
  )
}

/** Sends a quote again, withdraws it, or makes a reservation of what is still free of it. */
function Actions({ quote }: { quote: OpenQuote }) {
  const t = useWords('quotes')
  const toasts = useToasts()
  const navigate = useNavigate()
  const copy = useCopy()
  const confirm = useDeleteQuestion()
  const language = storedLanguage()
  const params = { quoteId: quote.id as QuoteId }
  const named = `${quote.firstName} ${quote.lastName}`
  const mail = useAction({
    run: () => callApi(mailQuote, { params }),
    done: () => t('mailed', { email: quote.email }),
    failed: t('mailFailed'),
    runAgain: 'after-double-click',
  })
  const withdraw = useAction({
    run: () => callApi(withdrawQuote, { params }),
    done: () => t('withdrawn'),
    failed: t('withdrawFailed'),
    subject: 'blocks',
  })
  const reserve = useAction({
    run: (offer: number) => callApi(reserveQuote, { params, body: { offer } }),
    onDone: ({ id, reference }) =>
      toasts.offering(t('reserved', { reference }), t('open'), () => navigate(`/app/reservations/${id}`)),
    failed: t('reserveFailed'),
    subject: 'reservations',
    runAgain: 'never',
  })
  return (
    <div className="row">
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => copy(quote.url)}
      >
        {t('copy')}
      </Button>
      <QuoteChat quote={quote} />
      {quote.email && (
        <BusyButton variant="default" busy={mail.isPending} onClick={() => mail.mutate()}>
          {t('mailAgain')}
        </BusyButton>
      )}
      <Button
        variant="default"
        onClick={() =>
          confirm({
            title: t('withdrawTitle', { name: named }),
            question: t('withdrawQuestion'),
            confirm: t('withdraw'),
            onConfirm: () => withdraw.mutate(),
          })
        }
      >
        {t('withdraw')}
      </Button>
      {quote.offered.map((offer, place) => {
        if (!offer.vehicles.every(({ isFree }) => isFree)) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: The offers of a quote never change.
          <BusyButton key={place} busy={reserve.isPending} onClick={() => reserve.mutate(place)}>
            {quote.offered.length === 1
              ? t('reserve')
              : t('reserveOne', { vehicle: offeredWords([offer], language) })}
          </BusyButton>
        )
      })}
    </div>
  )
}
