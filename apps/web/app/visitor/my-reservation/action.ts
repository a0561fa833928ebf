import type { CancellingRefusal } from '@nelly/contract/public-site/my-reservation'
import { type MinorUnits, minorUnits } from '@nelly/domain/money'
import { data, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { postedForm } from '../posted-form.ts'
import type { PageArgs } from '../visited-landing.ts'
import { askForChange, type UnsentWish } from './ask-for-change.ts'
import { ownLinks, readOwnAddress } from './own-address.ts'
import { openReservation } from './own-reservation.ts'

/** The data of a page after a form that changed nothing. */
export interface Unchanged {
  readonly refusal?: CancellingRefusal
  /** The fee that the visitor was shown and agreed to. */
  readonly seenFee?: MinorUnits | undefined
  readonly wish?: UnsentWish
}

/** Cancels, erases or asks for a change, as the step in the address says, and redirects to the reservation; or says why not. */
export async function changeReservation(args: PageArgs) {
  const opened = await openReservation(args)
  const unchanged = (status: number, more: Unchanged = {}) => data<Unchanged>(more, { status })
  if (!opened.reservation) return unchanged(opened.status)
  const { reservation } = opened
  const { site } = args.context.get(siteContext)
  const { secret, step } = readOwnAddress(args.request.url)
  const done = redirect(ownLinks(reservation.landing.localAddress, secret).here, 303)
  if (step === 'erase') return (await site.eraseMyReservation(reservation)) ? done : unchanged(409)
  if (step === undefined) return unchanged(400)
  if (step === 'pay') {
    const to = await site.payPrepayment(reservation)
    return to ? redirect(to, 303) : unchanged(409)
  }
  if (step === 'change') {
    const wish = await askForChange(site, reservation, await postedForm(args.request))
    return wish ? unchanged(STATUS[wish.refusal ?? 'invalid'], { wish }) : done
  }
  const seenFee = seenFeeOf(await postedForm(args.request))
  const outcome = await site.cancelMyReservation(reservation, { secret, seenFee })
  return outcome.ok ? done : unchanged(409, { refusal: outcome.refusal, seenFee })
}

/** The status of a page with a wish that was not sent on. */
const STATUS = { invalid: 422, over: 409, 'too-many-wishes': 429 } as const

/** The fee that the form was rendered with, if it was sent. */
function seenFeeOf(form: FormData): MinorUnits | undefined {
  const value = form.get('seen_fee')
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? minorUnits(Number(value)) : undefined
}
