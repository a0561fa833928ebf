import type { QuoteId } from '@nelly/domain/ids'
import { acceptQuote } from '../../src/features/quotes/accept-quote.ts'
import { booking, send, walkIn } from './rental.ts'
import { openRentalDesk } from './rental-desk.ts'

/** A quote as the API answers it. */
export interface Made {
  id: QuoteId
  url: string
  isHeld: boolean
  expiresAt: string
  offered: { vehicles: { name: string; total: number; isFree: boolean }[]; total: number }[]
}

/** An operator who quotes the small vehicle from 10 to 13 March, by default without a mail. */
export async function openQuoteDesk(...of: Parameters<typeof openRentalDesk>) {
  const desk = await openRentalDesk(...of)
  const { vehicle: _, ...trip } = walkIn(desk.small)
  const ask = (changes: object = {}, key?: string) =>
    desk.ask(
      'POST',
      `/landings/${desk.landing}/desk-quotes`,
      { ...trip, vehicles: [desk.small], notify: false, ...changes },
      key,
    )
  const quote = async (changes: object = {}): Promise<Made> => {
    const made = await ask(changes)
    if (made.statusCode !== 201) throw new Error(made.body)
    return made.json()
  }
  const secretOf = ({ url }: Made) => new URL(url).searchParams.get('s') ?? ''
  const accept = (made: Made, offer = 0) =>
    acceptQuote(desk.parts.db, made.id, {
      ...{ offer, secret: secretOf(made), acceptedPublication: undefined },
      ...{ origin: 'https://rent.example.com', now: desk.clock.now() },
    })
  const reserve = ({ id }: Made, offer = 0) => desk.ask('POST', `/desk-quotes/${id}/reservation`, { offer })
  const rent = (trip: object = {}) => send(desk.app, booking(desk.landing, desk.small, { ...trip }))
  return { ...desk, quoting: ask, quote, accept, reserve, rent, secretOf }
}
