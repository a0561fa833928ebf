import type { Source } from '@nelly/domain/reservations/source'
import { sourceFields } from '../booking/booking-source.ts'
import { readCookie, setCookie } from '../cookies.ts'

const REFERENCE = /^[\w-]{1,100}$/

/** The address of the thank-you page of a reservation; where the visitor came from goes on with them. */
export const thanksAddress = (landing: string, reference: string, source: Source = {}): string =>
  `/${landing}/thanks-you?${new URLSearchParams([['r', reference], ...sourceFields(source)])}`

/** The reference in the address of a thank-you page. */
export function referenceOf(request: Request): string | undefined {
  const reference = new URL(request.url).searchParams.get('r') ?? ''
  return REFERENCE.test(reference) ? reference : undefined
}

/**
 * The cookie by which the browser that booked proves it to the thank-you page: the reservation's secret, for an hour,
 * one cookie for each reservation. Decision 0044.
 */
export const bookedCookie = (
  request: Request,
  booked: { readonly reference: string; readonly secret: string },
): string => setCookie(request, { name: nameOf(booked.reference), value: booked.secret })

/** The secret of the reservation, where this browser has booked it. */
export const bookedSecret = (request: Request, reference: string): string | undefined =>
  readCookie(request, nameOf(reference))

const nameOf = (reference: string): string => `booked-${reference}`
