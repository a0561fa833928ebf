import en from '@nelly/contract/messages/en/export.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/export.json' with { type: 'json' }
import { priceRows } from '@nelly/contract/reservations/price-rows'
import { reservationStatusWords } from '@nelly/contract/reservations/reservation-status-words'
import { cancellationReasonWords } from '@nelly/contract/reservations/reservation-words'
import { sourceWords } from '@nelly/contract/reservations/source-words'
import type { Language } from '@nelly/contract/wire'
import { translatorsOf } from '@nelly/contract/words/translators'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { decimalDigits, type MinorUnits, minorUnits } from '@nelly/domain/money'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import { isByOperator } from '@nelly/domain/reservations/reservation-event'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { Reservation } from './reservation.ts'

/** A column of the export of reservations. */
interface Column {
  title(language: Language): string
  cell(reservation: Reservation, language: Language, decimals: DecimalSign): string | number | null
}

export const exportIn = translatorsOf({ es, en })

const column = (name: keyof typeof es.columns, cell: Column['cell']): Column => ({
  title: (language) => exportIn(language)(`columns.${name}`),
  cell,
})

/** The exported columns of a reservation. Days and times are those at the rental place, amounts are in the currency of the last column. */
export const EXPORT_COLUMNS: readonly Column[] = [
  column('reference', ({ reference }) => reference),
  column('landing', ({ landing }) => landing.displayName),
  column('vehicle', ({ vehicleName }) => vehicleName),
  column('unit', ({ plate, unit }) => plate ?? unit),
  column('firstName', ({ firstName }) => firstName),
  column('lastName', ({ lastName }) => lastName),
  column('email', ({ email }) => email),
  column('phone', ({ phone }) => asText(phone)),
  column('persons', ({ persons }) => persons),
  column('bags', ({ bags }) => bags),
  column('pickupDate', ({ during }) => dateOf(during.pickup)),
  column('pickupTime', ({ during }) => timeOf(during.pickup)),
  column('pickupPlace', ({ pickupPlace }) => pickupPlace),
  column('returnDate', ({ during }) => dateOf(during.return)),
  column('returnTime', ({ during }) => timeOf(during.return)),
  column('returnPlace', ({ returnPlace }) => returnPlace),
  column('days', ({ quote }) => quote.days),
  column('total', (reservation, _, decimals) => amount(reservation, reservation.totalMinor, decimals)),
  column('comment', ({ comment }) => comment),
  column('answers', ({ answers }, language) =>
    (answers ?? []).map(({ question, answer }) => `${question[language]}: ${answer[language]}`).join('; '),
  ),
  column('reservedOn', (reservation) => dayOf(reservation, reservation.createdAt)),
  column('cancelledOn', (reservation) => dayOf(reservation, reservation.cancelledAt)),
  column('cancelledBy', ({ cancelledAt, status, cancellation }, language) =>
    cancelledAt && status !== 'expired'
      ? exportIn(language)(`cancelledBy.${isByOperator(cancellation?.by) ? 'owner' : 'visitor'}`)
      : null,
  ),
  column('reason', ({ cancellation }, language) =>
    cancellation?.reason
      ? cancellationReasonWords(cancellation.reason as OperatorCancellationReason, language)
      : null,
  ),
  column('message', ({ cancellation }) => cancellation?.note ?? null),
  column('cancellationFee', (reservation, _, decimals) =>
    amount(reservation, reservation.cancellationFeeMinor, decimals),
  ),
  column('due', ({ currency, sums }, _, decimals) =>
    amount({ currency }, minorUnits(sums?.balance ?? 0), decimals),
  ),
  column('held', ({ currency, sums }, _, decimals) =>
    amount({ currency }, minorUnits(sums?.held ?? 0), decimals),
  ),
  column('source', ({ source }, language) => source && sourceWords(source, language)),
  column('status', ({ status }, language) => reservationStatusWords(status, language)),
  column('outOdometer', ({ outOdometer }) => outOdometer),
  column('outFuelEighths', ({ outFuelEighths }) => outFuelEighths),
  column('returnOdometer', ({ returnOdometer }) => returnOdometer),
  column('returnFuelEighths', ({ returnFuelEighths }) => returnFuelEighths),
  column('lines', ({ quote }, language) =>
    priceRows(quote, language)
      .map((row) => `${row.label}: ${decimalDigits({ minor: row.amount, currency: quote.currency })}`)
      .join('; '),
  ),
  column('currency', ({ currency }) => currency),
]

const amount = (
  { currency }: Pick<Reservation, 'currency'>,
  of: MinorUnits | null,
  decimals: DecimalSign,
): string | null => (of === null ? null : decimalDigits({ minor: of, currency }).replace('.', decimals))

/** A phone of digits alone, which a spreadsheet would take for a number, is marked as text by an apostrophe. */
const asText = (phone: string): string => (/^\+?\d+$/.test(phone) ? `'${phone}` : phone)

const dayOf = ({ landing }: Reservation, at: Date | null): string | null =>
  at && dateOf(wallClockIn(landing.timezone, at))
