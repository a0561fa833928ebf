import { formatMoney } from '@nelly/domain/money'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { momentWords, visitorReading } from '../words/moment-words.ts'
import { reservationsIn } from '../words/reservations.ts'
import { offeredWords } from './offered-words.ts'
import type { OpenQuote } from './quotes.ts'

/** What an operator writes to a customer in a chat about a quote, in its language, with its link. */
export function quoteMessage(quote: OpenQuote): string {
  const { language, timezone, offered, period, expiresAt } = quote
  const moment = (at: typeof period.pickup) => momentWords(at, visitorReading(language), 'plain')
  return reservationsIn(language)('quote', {
    name: quote.firstName,
    landing: quote.landingName,
    vehicles: offeredWords(
      offered,
      language,
      ({ total, currency }) => ` (${formatMoney({ minor: total, currency })})`,
    ),
    from: moment(period.pickup),
    to: moment(period.return),
    until: moment(wallClockIn(timezone, new Date(expiresAt))),
    url: quote.url,
  })
}
