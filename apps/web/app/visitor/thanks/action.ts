import type { CorrectionRefusal } from '@nelly/contract/public-site/my-reservation'
import { fieldErrors } from '@nelly/contract/refusals/field-words'
import { contactBody } from '@nelly/contract/specified/reservation-body'
import { data, redirect } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { bookedCookie, thanksAddress } from '../checkout/booked-cookie.ts'
import type { FieldErrors } from '../checkout/reservation-request.ts'
import { postedForm, textOf } from '../posted-form.ts'
import type { PageArgs } from '../visited-landing.ts'
import { readBooked } from './booked.ts'

/** The data of the page after a form that corrected nothing. */
export interface Returned {
  readonly email: string
  readonly phone: string
  readonly errors?: FieldErrors
  readonly refusal?: CorrectionRefusal
}

/** Corrects the contact data, and redirects to the page; or says why not. */
export async function correctContact(args: PageArgs) {
  const { request } = args
  const { landing, reservation } = await readBooked(args)
  const form = await postedForm(request)
  const typed = { email: textOf(form, 'email'), phone: textOf(form, 'phone') }
  const again = (status: number, more: Omit<Returned, 'email' | 'phone'>) =>
    data<Returned>({ ...typed, ...more }, { status })
  if (!reservation) return again(403, { refusal: 'closed' })

  const checked = contactBody.safeParse(typed)
  if (!checked.success) {
    const errors = Object.entries(fieldErrors(checked.error.issues, landing.language))
    return again(422, { errors: Object.fromEntries(errors.map(([field, [first = '']]) => [field, first])) })
  }
  const { site } = args.context.get(siteContext)
  const outcome = await site.correctContact(reservation, checked.data)
  if (!outcome.ok) {
    return again(outcome.refusal === 'too-many-requests' ? 429 : 409, { refusal: outcome.refusal })
  }
  const { reference } = reservation
  const { newSecret: secret } = outcome.value
  const headers = secret ? { 'Set-Cookie': bookedCookie(request, { reference, secret }) } : undefined
  return redirect(`${thanksAddress(landing.localAddress, reference)}&corrected`, { status: 303, headers })
}
