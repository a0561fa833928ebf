import type { Currency } from '@nelly/domain/currency'
import type { DrawerShiftId, ReservationId } from '@nelly/domain/ids'
import { MOST_OF_ENTRY } from '@nelly/domain/ledger/converted'
import { DIRECT_KINDS } from '@nelly/domain/ledger/entry'
import type { MinorUnits, Money } from '@nelly/domain/money'
import { z } from 'zod'
import { call } from '../call.ts'
import { DEFAULT_PER_PAGE, PAGE_SIZE } from '../page-size.ts'
import { currencyCode } from '../rates/schemas/fields.ts'
import { answerOf, currencyAnswer, idAnswer, minorAnswer, numeric, placeId, text, written } from '../wire.ts'
import { MAX_LEDGER_NOTE } from './ledger.ts'

/** Currencies of a drawer. */
const MOST_CURRENCIES = 20

const cash = z
  .array(
    z.object({
      minor: written<MinorUnits>(numeric(z.number().int().min(0).max(MOST_OF_ENTRY))).meta({
        description: 'In minor units',
      }),
      currency: currencyCode,
    }),
  )
  .max(MOST_CURRENCIES)
  .refine((all) => new Set(all.map(({ currency }) => currency)).size === all.length, {
    params: { refusal: 'currency-counted-twice' },
  })

const money = z.object({ minor: minorAnswer, currency: written<Currency>(currencyAnswer) })
const cashAnswer = written<readonly Money[]>(z.array(money))

const shiftFields = {
  id: written<DrawerShiftId>(idAnswer),
  placeId: idAnswer,
  placeName: z.string().meta({ description: 'That of the place when it was opened' }),
  openedAt: z.iso.datetime(),
  openedBy: z.string().nullable().meta({ description: 'The name of the member' }),
  opening: cashAnswer,
  expected: cashAnswer.meta({ description: 'What was in it and what came, less what went, by currency' }),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  counted: written<readonly Money[] | null>(z.array(money).nullable()),
  note: z.string().nullable().meta({ description: 'Why something else was counted' }),
}

const shiftAnswer = answerOf(z.object(shiftFields)).meta({ id: 'DrawerShift' })
/** The cash of a place, from when its drawer was opened until it is closed. */
export type DrawerShift = z.infer<typeof shiftAnswer>

const detailsAnswer = answerOf(
  z.object({
    ...shiftFields,
    entries: z
      .array(
        z.object({
          id: idAnswer,
          kind: z.enum([...DIRECT_KINDS, 'reversal']),
          reversedKind: z.enum(DIRECT_KINDS).nullable(),
          cash: written<Money>(money).meta({ description: 'Below zero for what was taken out' }),
          reservationId: written<ReservationId>(idAnswer),
          reference: z.string().nullable().meta({ description: '`null` of a reservation that is gone' }),
          who: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      )
      .meta({ description: 'The oldest first' }),
  }),
).meta({ id: 'DrawerShiftDetails' })
export type DrawerShiftDetails = z.infer<typeof detailsAnswer>

export const listDrawerShifts = call({
  method: 'GET',
  url: '/drawer-shifts',
  summary: 'List drawers',
  description: 'Those that are open, or were, in pages; the newest first.',
  query: z.object({
    state: z.enum(['open', 'closed']).optional(),
    page: numeric(z.number().int().min(1).max(1_000_000)).default(1).meta({
      description: 'From 1. The headers `Link` and `X-Total-Count` tell where to go on',
    }),
    [PAGE_SIZE]: numeric(z.number().int().min(1).max(100)).default(DEFAULT_PER_PAGE),
  }),
  answer: z.array(shiftAnswer),
})

export const readDrawerShift = call({
  method: 'GET',
  url: '/drawer-shifts/:shiftId',
  summary: 'Read a drawer with its entries',
  description: '',
  refusals: ['drawer-shift-not-found'],
  answer: detailsAnswer,
})

export const openDrawer = call({
  method: 'POST',
  url: '/drawer-shifts',
  idempotencyKey: true,
  summary: 'Open a drawer at a place',
  description:
    'One at a time. Cash that changes hands at the place belongs to it from then on, until it is closed; cards and transfers do not.',
  body: z.object({ placeId, opening: cash.default([]).meta({ description: 'The cash that is in it' }) }),
  refusals: ['place-not-found', 'drawer-open'],
  status: 201,
  answer: shiftAnswer,
})
export type NewDrawerShift = z.output<typeof openDrawer.body>

export const closeDrawer = call({
  method: 'POST',
  url: '/drawer-shifts/:shiftId/closing',
  summary: 'Count and close a drawer',
  description:
    'Every currency that is expected is counted; where something else was counted, `note` says why. It is never changed afterwards: what reverses one of its entries belongs to the drawer that is open then.',
  body: z.object({ counted: cash, note: text(MAX_LEDGER_NOTE).optional() }),
  refusals: ['drawer-shift-not-found', 'drawer-closed', 'count-missing', 'difference-note-missing'],
  answer: shiftAnswer,
})
export type DrawerCount = z.output<typeof closeDrawer.body>
