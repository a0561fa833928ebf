import { readCalendar } from '@nelly/contract/overview/calendar'
import { readFigures } from '@nelly/contract/overview/figures'
import { readNewReservations } from '@nelly/contract/reservations/new-reservations'
import { ok } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { countWaiting } from '../reservations/desk/count-waiting.ts'
import { calendarOf } from './calendar.ts'
import { countWaitingPayments } from './count-waiting-payments.ts'
import { figuresOf } from './figures.ts'
import { newReservationsOf } from './new-reservations.ts'

/** The calls of an operator's overview. */
export function overviewRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, readCalendar, async ({ query, principal }) =>
    ok(await calendarOf(db, principal.account, { ...query, now: now() })),
  )

  serveCall(app, readFigures, async ({ query, principal }) =>
    ok(await figuresOf(db, principal.account, { weeks: query.weeks, now: now() })),
  )

  serveCall(app, readNewReservations, async ({ query, principal }) => {
    const { after, known } = query
    const seen = after === undefined ? undefined : { after, known }
    const news = await newReservationsOf(db, principal.account, seen, now())
    const reservations = await countWaiting(db, principal.account, now())
    const payments = await countWaitingPayments(db, principal.account, now())
    return ok({ ...news, waiting: reservations + payments })
  })
}
