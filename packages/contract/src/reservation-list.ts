import { z } from 'zod'
import { numeric, optionalText } from './wire.ts'

/** What a list of reservations may be sorted by; with a minus, the other way round. */
export const RESERVATION_ORDERS = ['pickup', '-pickup', 'created', '-created', 'total', '-total'] as const
export type ReservationOrder = (typeof RESERVATION_ORDERS)[number]

/** How many a page holds where only the page was named. */
export const DEFAULT_PER_PAGE = 25

/** How a list of reservations is asked for; without any of it, it is whole and the newest come first. */
export const reservationListQuery = z.object({
  page: numeric(z.number().int().min(1).max(1_000_000)).optional().meta({
    description: `From 1. The header \`X-Total-Count\` tells how many there are, \`Link\` where to go on`,
  }),
  per_page: numeric(z.number().int().min(1).max(100))
    .optional()
    .meta({ description: `How many a page holds; ${DEFAULT_PER_PAGE} where only \`page\` is named` }),
  search: optionalText(120).meta({
    description:
      'Words that the name, e-mail, phone, reference, vehicle or places hold; case and accents do not matter',
  }),
  sort: z.enum(RESERVATION_ORDERS).default('-created'),
})
export type ReservationListQuery = z.output<typeof reservationListQuery>
