import { WAITING_FIELDS, waitingBody } from '@nelly/contract/public-site/waiting-list'
import { data, redirect } from 'react-router'
import { type BookingPage, bookingPage, chosenVehicle } from '../booking/booking-page.ts'
import { isTrapped } from '../checkout/contact.ts'
import { linksOf } from '../links.ts'
import { firstErrors, postedForm, textOf } from '../posted-form.ts'
import type { PageArgs } from '../visited-landing.ts'
import { formKey, waitingOffer, waitingPath } from './waiting-address.ts'

/** The form of a wish that was not taken: what was typed, and why. */
export interface NotAsked {
  readonly typed: string
  readonly error?: string | undefined
  readonly why?: 'again' | 'full'
}

/** The page of the form, whose address has the search. Throws a redirect to the list where that is none to wait for. */
export async function formPage(args: PageArgs) {
  const page = await bookingPage(args)
  const { vehicle } = page.booking
  const isThere = vehicle === undefined || (await chosenVehicle(page)) !== undefined
  const offer = isThere && waitingOffer(page, vehicle)
  if (!offer) throw redirect(linksOf(page.landing.localAddress, page.booking).vehicles, 303)
  return { page, offer }
}

/** Takes the wish and redirects to what is to be done next; or answers the form as it was typed. */
export async function askToWait(args: PageArgs) {
  const { page, offer } = await formPage(args)
  const { site, landing, booking } = page
  const form = await postedForm(args.request)
  const typed = textOf(form, WAITING_FIELDS.email)
  const not = (status: number, why: Omit<NotAsked, 'typed'>) => data<NotAsked>({ typed, ...why }, { status })
  const read = waitingBody.safeParse({ email: typed })
  if (!read.success) {
    const { email: error } = firstErrors(read.error, WAITING_FIELDS, landing.language)
    return not(422, { error })
  }
  const { search } = new URL(offer.action, args.request.url)
  if (isTrapped(form) || site.cameForm(formKey(search), textOf(form, 'stamp')).isTooSoon)
    return not(422, { why: 'again' })
  const asked = await site.askToWait(landing, {
    ...wishOf(booking),
    email: read.data.email,
    language: landing.language,
  })
  return asked.ok
    ? redirect(`${waitingPath(landing.localAddress)}?done=sent`, 303)
    : not(429, { why: 'full' })
}

function wishOf({ vehicle, period, pickupPlace, returnPlace, driverAge }: BookingPage['booking']) {
  if (!period) throw new Error('a form to wait is only shown with dates')
  return { vehicle, period, pickupPlace, returnPlace, driverAge }
}
