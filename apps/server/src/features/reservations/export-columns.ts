import { cancellationReasonWords } from '@nelly/contract/cancellation-reason-words'
import { priceRows } from '@nelly/contract/price-rows'
import { reservationStatusWords } from '@nelly/contract/reservation-status-words'
import type { Language } from '@nelly/contract/wire'
import type { Words } from '@nelly/contract/words/translators'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { decimalDigits, type MinorUnits } from '@nelly/domain/money'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import { isByOperator } from '@nelly/domain/reservations/reservation-event'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { Reservation } from './reservation.ts'

/** A column of the export of reservations. */
interface Column {
  title: Words
  cell(reservation: Reservation, language: Language, decimals: DecimalSign): string | number | null
}

const CANCELLERS = {
  owner: { es: 'Operador', en: 'Operator' },
  visitor: { es: 'Cliente', en: 'Customer' },
} as const satisfies Record<string, Words>

const column = (es: string, en: string, cell: Column['cell']): Column => ({ title: { es, en }, cell })

/** The exported columns of a reservation. Days and times are those at the rental place, amounts are in the currency of the last column. */
export const EXPORT_COLUMNS: readonly Column[] = [
  column('Referencia', 'Reference', ({ reference }) => reference),
  column('Landing', 'Landing', ({ landing }) => landing.displayName),
  column('Vehículo', 'Vehicle', ({ vehicleName }) => vehicleName),
  column('Unidad', 'Unit', ({ plate, unit }) => plate ?? unit),
  column('Nombre', 'First name', ({ firstName }) => firstName),
  column('Apellido', 'Last name', ({ lastName }) => lastName),
  column('Correo', 'Email', ({ email }) => email),
  column('Teléfono', 'Phone', ({ phone }) => asText(phone)),
  column('Personas', 'People', ({ persons }) => persons),
  column('Maletas', 'Bags', ({ bags }) => bags),
  column('Fecha de recogida', 'Pickup date', ({ during }) => dateOf(during.pickup)),
  column('Hora de recogida', 'Pickup time', ({ during }) => timeOf(during.pickup)),
  column('Lugar de recogida', 'Pickup place', ({ pickupPlace }) => pickupPlace),
  column('Fecha de devolución', 'Return date', ({ during }) => dateOf(during.return)),
  column('Hora de devolución', 'Return time', ({ during }) => timeOf(during.return)),
  column('Lugar de devolución', 'Return place', ({ returnPlace }) => returnPlace),
  column('Días', 'Days', ({ quote }) => quote.days),
  column('Total', 'Total', (reservation, _, decimals) =>
    amount(reservation, reservation.totalMinor, decimals),
  ),
  column('Comentario', 'Comment', ({ comment }) => comment),
  column('Reservada el', 'Reserved on', (reservation) => dayOf(reservation, reservation.createdAt)),
  column('Cancelada el', 'Cancelled on', (reservation) => dayOf(reservation, reservation.cancelledAt)),
  column('Cancelada por', 'Cancelled by', ({ cancelledAt, status, cancellation }, language) =>
    cancelledAt && status !== 'expired'
      ? CANCELLERS[isByOperator(cancellation?.by) ? 'owner' : 'visitor'][language]
      : null,
  ),
  column('Motivo', 'Reason', ({ cancellation }, language) =>
    cancellation?.reason
      ? cancellationReasonWords(cancellation.reason as OperatorCancellationReason, language)
      : null,
  ),
  column('Mensaje al cliente', 'Message to the customer', ({ cancellation }) => cancellation?.note ?? null),
  column('Cargo por cancelación', 'Cancellation fee', (reservation, _, decimals) =>
    amount(reservation, reservation.cancellationFeeMinor, decimals),
  ),
  column('Estado', 'Status', ({ status }, language) => reservationStatusWords(status, language)),
  column('Conceptos', 'Price lines', ({ quote }, language) =>
    priceRows(quote, language)
      .map((row) => `${row.label}: ${decimalDigits({ minor: row.amount, currency: quote.currency })}`)
      .join('; '),
  ),
  column('Moneda', 'Currency', ({ currency }) => currency),
]

const amount = ({ currency }: Reservation, of: MinorUnits | null, decimals: DecimalSign): string | null =>
  of === null ? null : decimalDigits({ minor: of, currency }).replace('.', decimals)

/** A phone of digits alone, which a spreadsheet would take for a number, is marked as text by an apostrophe. */
const asText = (phone: string): string => (/^\+?\d+$/.test(phone) ? `'${phone}` : phone)

const dayOf = ({ landing }: Reservation, at: Date | null): string | null =>
  at && dateOf(wallClockIn(landing.timezone, at))
