import { CHANGE_WISH_FIELDS, changeWishBody } from '@nelly/contract/change-wish'
import { fieldErrors } from '@nelly/contract/field-words'
import type { MyReservation } from '@nelly/contract/my-reservation'
import type { PublicSite } from '@nelly/contract/public-site'
import type { WishRefusal } from '@nelly/domain/reservation/change-wish'
import { dateOf } from '@nelly/domain/wall-clock'
import { textOf } from '../checkout/contact.ts'

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
  const { text, pickup, back } = CHANGE_WISH_FIELDS
  const typed = { text: textOf(form, text), pickup: textOf(form, pickup), back: textOf(form, back) }
  const days = { today: dateOf(site.now(reservation.landing)), pickupDay: dateOf(reservation.period.pickup) }
  const body = { [text]: typed.text, [pickup]: typed.pickup, [back]: typed.back }
  const checked = changeWishBody(days).safeParse(body)
  if (!checked.success) {
    const errors = fieldErrors(checked.error.issues, reservation.landing.language)
    const errorOf = (field: WishField) => errors[CHANGE_WISH_FIELDS[field]]?.[0]
    const told = { text: errorOf('text'), pickup: errorOf('pickup'), back: errorOf('back') }
    return { typed, errors: Object.fromEntries(Object.entries(told).filter(([, error]) => error)) }
  }
  const outcome = await site.askForChange(reservation, checked.data)
  return outcome.ok ? undefined : { typed, refusal: outcome.refusal }
}
