import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { ReservationState } from '@nelly/domain/reservations/reservation-state'
import { RESERVATION_STATUSES } from '@nelly/domain/reservations/reservation-status'
import { z } from 'zod'
import { renameFields } from '../names.ts'
import { DEFAULT_PER_PAGE } from '../page-size.ts'
import { landingId, numeric, optionalDate, optionalText, vehicleId } from '../wire.ts'

/** What a list of reservations may be sorted by; with a minus, the other way round. */
export const RESERVATION_ORDERS = ['pickup', '-pickup', 'created', '-created', 'total', '-total'] as const
export type ReservationOrder = (typeof RESERVATION_ORDERS)[number]

/** The states that a list can be filtered by. */
export const LISTED_STATES = [
  'confirmed',
  'under-way',
  'over',
  'cancelled',
] as const satisfies ReservationState[]

/** What a list can be filtered by: states, and those that owe something. */
export const FILTERED_STATES = [...LISTED_STATES, 'owing'] as const

/** The filter and the order of a list of reservations; by default all of them, the newest first. */
const filters = {
  from: optionalDate.meta({
    description: 'Those that overlap this day or later ones; `yyyy-mm-dd` or `dd-mm-yyyy`',
  }),
  to: optionalDate.meta({
    description: 'Those that overlap this day or earlier ones; not before `from`',
  }),
  vehicle_id: vehicleId.optional().meta({ description: 'Those of this vehicle' }),
  state: z.enum(FILTERED_STATES).optional().meta({
    description:
      'By the clock at the rental place; cancelled, declined and expired ones are always `cancelled`. `owing` are those of which something is due',
  }),
  status: z.enum(RESERVATION_STATUSES).optional().meta({ description: 'Those that stand there' }),
  search: optionalText(120).meta({
    description:
      'Words in the name, e-mail, phone, reference, vehicle or places; case and accents do not matter',
  }),
  sort: z.enum(RESERVATION_ORDERS).default('-created'),
}

/** Whether two days are in order, as far as they are there. */
export const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to
/** How it is refused where they are not. */
export const reversed = { path: ['to'], params: { refusal: 'dates-reversed' } }

const LIST_NAMES = { vehicle_id: 'vehicle', landing_id: 'landing', per_page: 'size' } as const

/** The query of a list of reservations; by default all of them, the newest first. */
export const reservationListQuery = renameFields(
  z
    .object({
      page: numeric(z.number().int().min(1).max(1_000_000)).optional().meta({
        description: `From 1. The header \`X-Total-Count\` tells how many there are, \`Link\` where to go on`,
      }),
      per_page: numeric(z.number().int().min(1).max(100))
        .optional()
        .meta({ description: `How many a page holds; ${DEFAULT_PER_PAGE} where only \`page\` is named` }),
      ...filters,
    })
    .refine(inOrder, reversed),
  LIST_NAMES,
)
export type ReservationListQuery = z.output<typeof reservationListQuery>

/** The filter and the order of an export of reservations. */
export const reservationExportQuery = renameFields(
  z
    .object({ ...filters, landing_id: landingId.optional().meta({ description: 'Those of this landing' }) })
    .refine(inOrder, reversed),
  LIST_NAMES,
)
export type ReservationExportQuery = z.output<typeof reservationExportQuery>

/** A filter and an order of reservations, as a query spells them. */
export const listQuery = ({
  vehicle,
  landing,
  size,
  ...query
}: Omit<z.input<typeof reservationListQuery>, 'vehicle_id' | 'per_page'> & {
  vehicle?: number | undefined
  landing?: number | undefined
  size?: number | undefined
}): z.input<typeof reservationListQuery> & z.input<typeof reservationExportQuery> => ({
  ...query,
  vehicle_id: vehicle as VehicleId | undefined,
  landing_id: landing as LandingId | undefined,
  per_page: size,
})
