import { MAX_WISH } from '@nelly/domain/reservations/change-wish'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { renameFields } from '../names.ts'
import { ownedReservation } from '../reservations/reservation.ts'
import { type Language, optionalDate, text } from '../wire.ts'
import { dayWords } from '../words/moment-words.ts'
import { reservationsIn } from '../words/reservations.ts'

/** The fields of the form by which a visitor asks for a change, as HTML spells them. */
export const CHANGE_WISH_FIELDS = {
  text: 'wish',
  pickup: 'date_of_departure',
  back: 'date_of_arrival',
} as const

/**
 * That form: what should change, and the days that they would like, where it is about days. None of them is over, but for the day
 * of the pickup as it is now.
 */
export const changeWishBody = ({ today, pickupDay }: { today: CalendarDate; pickupDay: CalendarDate }) =>
  renameFields(
    z
      .object({
        wish: text(MAX_WISH),
        date_of_departure: optionalDate.refine((day) => !day || day >= today || day === pickupDay, IS_OVER),
        date_of_arrival: optionalDate.refine((day) => !day || day >= today, IS_OVER),
      })
      .refine(({ date_of_departure: pickup, date_of_arrival: back }) => !pickup || !back || pickup <= back, {
        path: ['date_of_arrival'],
        params: { refusal: 'dates-reversed' },
      }),
    { wish: 'text', date_of_departure: 'pickup', date_of_arrival: 'back' },
  )
export type ChangeWish = z.output<ReturnType<typeof changeWishBody>>

const IS_OVER = { params: { refusal: 'day-in-past' } }

/** A wish as its operator reads it: the text as the visitor wrote it, and the days below it, named in the landing's language. */
export function changeWishText({ text: typed, pickup, back }: ChangeWish, language: Language): string {
  const line = (label: 'pickup' | 'back', day: CalendarDate | undefined) =>
    day === undefined
      ? []
      : [`${reservationsIn(language)(`wish.${label}`)}: ${dayWords(day, language, 'dated')}`]
  return [typed, ...line('pickup', pickup), ...line('back', back)].join('\n')
}

export const markWishAnswered = call({
  method: 'POST',
  url: '/reservations/:reservationId/change-wish/answered',
  summary: 'Note that a wish for a change was answered',
  description:
    'The customer’s last wish for a change is no longer open, as after a change of the reservation. They are not told by this call. Where no wish is open, or a newer one than was read, nothing changes.',
  body: z.object({
    askedAt: z.iso
      .datetime()
      .meta({ description: 'When the wish that was read was made: a newer one stays open' }),
  }),
  refusals: ['reservation-not-found'],
  answer: ownedReservation,
})
