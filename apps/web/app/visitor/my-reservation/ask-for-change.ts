import { renamed } from '@nelly/contract/names'
import { CHANGE_WISH_FIELDS, changeWishBody } from '@nelly/contract/public-site/change-wish'
import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { PublicSite } from '@nelly/contract/public-site/public-site'
import type { WishRefusal } from '@nelly/domain/reservations/change-wish'
import { dateOf } from '@nelly/domain/wall-clock'
import { firstErrors, textsOf } from '../posted-form.ts'

export type WishField = keyof typeof CHANGE_WISH_FIELDS

/** The form of a wish that was not sent on: what was typed, and why. */
export interface UnsentWish {
  readonly typed: Readonly<Record<WishField, string>>
  readonly errors?: Partial<Record<WishField, string>>
  readonly refusal?: WishRefusal
}

/** The form of a wish before anything is typed. */
export const BLANK_WISH: UnsentWish = { typed: { text: '', pickup: '', back: '' } }

/** Asks the operator for what the form says; returns the form where that is not possible. */
export async function askForChange(
  site: PublicSite,
  reservation: MyReservation,
  form: FormData,
): Promise<UnsentWish | undefined> {
  const typed = textsOf(form, CHANGE_WISH_FIELDS)
  if (reservation.wishRefusal === 'over') return { typed, refusal: 'over' }
  const days = { today: dateOf(site.now(reservation.landing)), pickupDay: dateOf(reservation.period.pickup) }
  const checked = changeWishBody(days).safeParse(renamed(typed, CHANGE_WISH_FIELDS))
  if (!checked.success) {
    const errors = firstErrors(checked.error, CHANGE_WISH_FIELDS, reservation.landing.language)
    return { typed, errors }
  }
  const outcome = await site.askForChange(reservation, checked.data)
  return outcome.ok ? undefined : { typed, refusal: outcome.refusal }
}
