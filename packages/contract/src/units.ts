import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { type DuePaper, PAPERS } from '@nelly/domain/units/papers'
import { isPlate } from '@nelly/domain/units/plate'
import { FIRST_UNIT_YEAR, FUELS, MAX_ODOMETER, type Unit, type UnitDetails } from '@nelly/domain/units/unit'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from './call.ts'
import { type Displaced, displacedAnswer } from './displaced.ts'
import { editBody } from './edit-body.ts'
import { answerOf, renamed, renameFields } from './names.ts'
import type { Refusal } from './refusals.ts'
import { DEFAULT_PER_PAGE } from './reservation-list.ts'
import {
  calendarDate,
  clearable,
  editBase,
  flag,
  idAnswer,
  landingId,
  name,
  numeric,
  optionalText,
  reservationId,
  text,
  vehicleId,
} from './wire.ts'

/** Characters of what is said of a unit. */
export const MAX_PLATE = 20
export const MAX_VIN = 25
export const MAX_UNIT_COLOUR = 40
export const MAX_UNIT_NOTES = 1000
export const MAX_OUT_REASON = 200

/** The last year that any clock makes the next one. */
const LAST_YEAR = 2200

const unitNumber = z.number().int().min(1).max(100_000)
const fuel = z.enum(FUELS)
const paper = z.enum(PAPERS)
const dateAnswer = z.iso.date().nullable()
const until = (of: string) => dateAnswer.meta({ description: `The last day on which ${of} is valid` })

const duePaperAnswer = z
  .object({
    paper,
    until: z.iso.date().meta({ description: 'The last day on which it is valid' }),
    expired: z.boolean().meta({ description: 'By the day at the rental place' }),
  })
  .meta({ id: 'DuePaper' })

/** What names a unit. */
const namedUnit = {
  vehicle_id: idAnswer,
  vehicle_name: z.string(),
  landing_id: idAnswer,
  landing_name: z.string(),
  unit: unitNumber.meta({ description: 'From 1' }),
  plate: z.string().nullable(),
}

export const unitAnswer = z
  .object({
    ...namedUnit,
    vin: z.string().nullable(),
    colour: z.string().nullable(),
    year: z.number().int().nullable().meta({ description: 'The model year' }),
    odometer: z.number().int().nullable().meta({ description: 'The last reading, in kilometres' }),
    fuel: fuel.nullable(),
    notes: z.string().nullable().meta({ description: "The operator's own" }),
    insurance_until: until('the insurance'),
    inspection_until: until('the inspection'),
    marbete_until: until('the marbete'),
    other_until: until('another paper'),
    out_from: dateAnswer.meta({
      description:
        'The first day on which it is not in service: from then on it is blocked. `null` while it is in service',
    }),
    out_reason: z.string().nullable(),
    out_of_service: z.boolean().meta({ description: 'Whether that day has come' }),
    due: z
      .array(duePaperAnswer)
      .meta({ description: 'The papers that have expired, or expire within 30 days; the earliest first' }),
  })
  .meta({ id: 'Unit' })
export type UnitAnswer = z.infer<typeof unitAnswer>

/** Our names of a unit's fields. */
export const UNIT_NAMES = {
  vehicle_id: 'vehicleId',
  vehicle_name: 'vehicleName',
  landing_id: 'landingId',
  landing_name: 'landingName',
  unit: 'number',
  insurance_until: 'insuranceUntil',
  inspection_until: 'inspectionUntil',
  marbete_until: 'marbeteUntil',
  other_until: 'otherUntil',
  out_from: 'outFrom',
  out_reason: 'outReason',
  out_of_service: 'isOutOfService',
  confirm_lower_odometer: 'isLowerConfirmed',
} as const

/** A unit as its owner knows it, on the day at the rental place. */
export interface OwnedUnit extends Unit {
  readonly vehicleName: string
  readonly landingId: number
  /** As visitors read it. */
  readonly landingName: string
  readonly isOutOfService: boolean
  readonly due: readonly DuePaper[]
}

export const toUnitAnswer = ({ due, ...unit }: OwnedUnit): UnitAnswer =>
  answerOf(unitAnswer, UNIT_NAMES, { ...unit, due: due.map(toDueAnswer) })

const toDueAnswer = ({ isExpired, ...due }: DuePaper) => ({ ...due, expired: isExpired })

/** A unit that was changed, with the reservations that got another one because it is out of service. */
export interface ChangedUnit extends OwnedUnit {
  readonly displaced: readonly Displaced[]
}

const changedUnitAnswer = unitAnswer
  .extend({ displaced: z.array(displacedAnswer).meta({ description: 'By pickup' }) })
  .meta({ id: 'ChangedUnit' })
export type ChangedUnitAnswer = z.infer<typeof changedUnitAnswer>

export const toChangedUnitAnswer = ({ displaced, ...unit }: ChangedUnit): ChangedUnitAnswer => ({
  ...toUnitAnswer(unit),
  displaced: [...displaced],
})

/** Parses a unit of an answer. */
export const ownedUnit = ({ due, ...answer }: UnitAnswer): OwnedUnit =>
  ({ ...renamed(answer, UNIT_NAMES), due: due.map(dueOf) }) as unknown as OwnedUnit

const dueOf = ({ expired, until: day, ...due }: z.infer<typeof duePaperAnswer>): DuePaper => ({
  ...due,
  until: day as CalendarDate,
  isExpired: expired,
})

/** What units are narrowed to. */
export const UNIT_STATES = ['due', 'without-plate', 'out-of-service'] as const
export type UnitState = (typeof UNIT_STATES)[number]

const unitState = z.enum(UNIT_STATES)

/** The most units that a page holds. */
export const MAX_UNITS_PER_PAGE = 100

/** Characters of a search for units. */
export const MAX_UNIT_SEARCH = 120

const LIST_NAMES = {
  landing_id: 'landing',
  vehicle_id: 'vehicle',
  unit: 'number',
  per_page: 'size',
} as const

const ofLanding = { landing_id: landingId.optional().meta({ description: 'Those of this landing' }) }
const landingQuery = renameFields(z.object(ofLanding), LIST_NAMES)

export const listUnits = call({
  method: 'GET',
  url: '/units',
  access: 'owner',
  apiOnly: true,
  summary: 'List the units of all vehicles',
  description:
    'Every unit of the vehicles that are not deleted, by landing, vehicle and number, in pages; of most of them nothing may be known.',
  query: renameFields(
    z.object({
      ...ofLanding,
      vehicle_id: vehicleId.optional().meta({ description: 'Those of this vehicle' }),
      unit: numeric(unitNumber).optional().meta({ description: 'Those with this number' }),
      state: unitState.optional().meta({
        description:
          'Those with papers to renew, without a plate, or out of service, by the day at the rental place',
      }),
      search: optionalText(MAX_UNIT_SEARCH).meta({
        description:
          "Words in the vehicle's name, colour, notes, VIN or year, or a part of the plate; case, accents and separators do not matter",
      }),
      page: numeric(z.number().int().min(1).max(1_000_000)).default(1).meta({
        description:
          'From 1. The header `Link` tells where to go on, `X-Total-Count` how many units there are',
      }),
      per_page: numeric(z.number().int().min(1).max(MAX_UNITS_PER_PAGE)).default(DEFAULT_PER_PAGE),
    }),
    LIST_NAMES,
  ),
  status: 200,
  answer: z.array(unitAnswer),
})
export type UnitListQuery = z.output<typeof listUnits.query>

/** The query of a page of units. */
export const unitsQuery = ({
  landing,
  vehicle,
  number,
  size,
  ...query
}: Partial<Pick<UnitListQuery, 'state' | 'search' | 'page' | 'number' | 'size'>> & {
  landing?: number | undefined
  vehicle?: number | undefined
}): z.input<typeof listUnits.query> => ({
  ...query,
  landing_id: landing as LandingId | undefined,
  vehicle_id: vehicle as VehicleId | undefined,
  unit: number,
  per_page: size,
})

export const countUnits = call({
  method: 'GET',
  url: '/units/counts',
  access: 'owner',
  apiOnly: true,
  summary: 'Count the units in each state',
  description: 'How many units have papers to renew, no plate, or are out of service.',
  query: landingQuery,
  status: 200,
  answer: z.array(z.object({ state: unitState, units: z.number().int() }).meta({ id: 'CountedUnits' })),
})

const expiringAnswer = z.object({ ...namedUnit, ...duePaperAnswer.shape }).meta({ id: 'ExpiringPaper' })

/** A paper of a unit that has expired or soon does. */
export type ExpiringPaper = DuePaper &
  Pick<OwnedUnit, 'vehicleId' | 'vehicleName' | 'landingId' | 'landingName' | 'number' | 'plate'>

const EXPIRING_NAMES = { ...UNIT_NAMES, expired: 'isExpired' } as const

export const toExpiringAnswer = (due: ExpiringPaper): z.infer<typeof expiringAnswer> =>
  answerOf(expiringAnswer, EXPIRING_NAMES, due)

/** The query of the papers or the counts of one landing, or of all. */
export const unitsOfLandingQuery = (landing: number | undefined): z.input<typeof landingQuery> => ({
  landing_id: landing as LandingId | undefined,
})

/** Parses a paper of an answer. */
export const expiringPaper = (answer: z.infer<typeof expiringAnswer>): ExpiringPaper =>
  renamed(answer, EXPIRING_NAMES) as unknown as ExpiringPaper

export const listExpiringPapers = call({
  method: 'GET',
  url: '/units/expiring',
  access: 'owner',
  apiOnly: true,
  summary: "List the units' papers that expire",
  description:
    'Those that have expired or expire within 30 days, by the day at the rental place; the earliest first.',
  query: landingQuery,
  status: 200,
  answer: z.array(expiringAnswer),
})

const changes = {
  plate: clearable(
    name(MAX_PLATE)
      .refine(isPlate, { params: { refusal: 'plate-invalid' } })
      .transform((plate) => plate.toUpperCase()),
  ).meta({ description: 'Stored in capitals' }),
  vin: clearable(name(MAX_VIN).transform((vin) => vin.toUpperCase())).meta({
    description: 'Usually 17 letters and digits without I, O and Q; others are stored as well',
  }),
  colour: clearable(name(MAX_UNIT_COLOUR)),
  year: clearable(numeric(z.number().int().min(FIRST_UNIT_YEAR).max(LAST_YEAR))).meta({
    description: 'From 1950 to next year',
  }),
  odometer: clearable(numeric(z.number().int().min(0).max(MAX_ODOMETER))).meta({
    description: 'In kilometres',
  }),
  fuel: clearable(fuel),
  notes: clearable(text(MAX_UNIT_NOTES)),
  insurance_until: clearable(calendarDate),
  inspection_until: clearable(calendarDate),
  marbete_until: clearable(calendarDate),
  other_until: clearable(calendarDate),
  out_from: clearable(calendarDate),
  out_reason: clearable(text(MAX_OUT_REASON)),
}

export const changeUnit = call({
  method: 'PUT',
  url: '/vehicles/:vehicleId/units/:number',
  access: 'owner',
  apiOnly: true,
  summary: 'Change what is known of a unit',
  description:
    'Changes the given fields only; `null` or blank empties one. No two units of an account have the same plate: capitals, blanks and hyphens do not matter. A reading of the odometer that is lower than the last one has to be confirmed. From `out_from` on the unit is blocked, without an end: reservations that have not begun get another unit where that makes room, and where one remains in the way nothing is stored: `collides` names them in `collisions`.',
  params: z.object({ vehicleId, number: numeric(unitNumber) }),
  body: renameFields(
    z
      .object(changes)
      .partial()
      .extend({
        confirm_lower_odometer: flag
          .default(false)
          .meta({ description: 'Stores a reading that is lower than the last one' }),
        base: editBase(changes, UNIT_NAMES),
      }),
    UNIT_NAMES,
  ),
  refusals: [
    'vehicle-not-found',
    'unit-not-found',
    'changed-meanwhile',
    'date-invalid',
    'plate-invalid',
    'plate-taken',
    'year-out-of-range',
    'odometer-lower',
    'collides',
  ],
  status: 200,
  answer: changedUnitAnswer,
})
export type UnitChanges = z.output<typeof changeUnit.body>

/** The unit that a reservation has. */
export const unitOfReservation = z
  .object({
    number: unitNumber.meta({ description: 'From 1' }),
    plate: z.string().nullable(),
    pinned: z.boolean().meta({
      description: 'Whether the operator chose it: then it changes only where nothing else makes room',
    }),
  })
  .meta({ id: 'UnitOfReservation' })

/** The unit that a reservation has, in our words. */
export interface ReservedUnit {
  readonly number: number
  readonly plate: string | null
  readonly isPinned: boolean
}

export const toReservedUnitAnswer = ({
  isPinned,
  ...unit
}: ReservedUnit): z.infer<typeof unitOfReservation> => ({ ...unit, pinned: isPinned })

const RESERVED_UNIT_NAMES = { pinned: 'isPinned', swap: 'isSwap' } as const

const UNIT_REFUSALS = [
  'reservation-not-found',
  'reservation-cancelled',
  'reservation-over',
  'unit-not-found',
  'unit-still-out',
  'unit-taken',
  'unit-blocked',
] as const satisfies readonly Refusal[]

export const chooseUnit = call({
  method: 'PUT',
  url: '/reservations/:reservationId/unit',
  access: 'owner',
  apiOnly: true,
  summary: 'Choose the unit of a reservation',
  description:
    'Moves it to a unit of its vehicle and pins it there, or no longer. A pinned reservation changes its unit only where nothing else makes room for a booking or a block, which its events then tell. Where reservations are in the way, `unit-taken` names them in `collisions`, and `swap` tells whether they can change their unit: with `swap` in the body they do.',
  params: z.object({ reservationId }),
  body: renameFields(
    z.object({ unit: numeric(unitNumber), pinned: flag.default(true), swap: flag.default(false) }),
    RESERVED_UNIT_NAMES,
  ),
  refusals: UNIT_REFUSALS,
  status: 200,
  answer: unitOfReservation,
})
export type ChosenUnit = z.output<typeof chooseUnit.body>

export const previewUnit = call({
  method: 'POST',
  url: '/reservations/:reservationId/unit-preview',
  access: 'owner',
  apiOnly: true,
  summary: 'Preview the unit of a reservation',
  description:
    'What choosing this unit with `swap` would do: the reservations that would change theirs, none where the unit is free; or the refusal of that call. Nothing is stored.',
  params: z.object({ reservationId }),
  body: z.object({ unit: numeric(unitNumber) }),
  refusals: UNIT_REFUSALS,
  status: 200,
  answer: z.object({ displaced: z.array(displacedAnswer).meta({ description: 'By pickup' }) }),
})

/** The body that chooses a unit. */
export const chosenUnitBody = ({ unit, isPinned, isSwap }: ChosenUnit): z.input<typeof chooseUnit.body> => ({
  unit,
  pinned: isPinned,
  swap: isSwap,
})

/** A unit as a form holds it; what is not known is blank. */
export type UnitDraft = { readonly [Field in keyof UnitDetails]: string }

/** The form field that shows the error of a field of the wire. */
export const UNIT_DRAFT_FIELDS: Readonly<Record<string, keyof UnitDraft>> = {
  plate: 'plate',
  vin: 'vin',
  colour: 'colour',
  year: 'year',
  odometer: 'odometer',
  fuel: 'fuel',
  notes: 'notes',
  insurance_until: 'insuranceUntil',
  inspection_until: 'inspectionUntil',
  marbete_until: 'marbeteUntil',
  other_until: 'otherUntil',
  out_from: 'outFrom',
  out_reason: 'outReason',
}

/** The form of a unit. */
export const unitDraftOf = (unit: UnitDetails): UnitDraft =>
  Object.fromEntries(
    Object.values(UNIT_DRAFT_FIELDS).map((field) => [field, String(unit[field] ?? '')]),
  ) as UnitDraft

const unitBody = (draft: UnitDraft) =>
  Object.fromEntries(
    Object.entries(UNIT_DRAFT_FIELDS).map(([wire, field]) => [wire, draft[field].trim() || null]),
  )

/** The body that changes what differs from the form's initial values. */
export const unitChangesBody = (
  draft: UnitDraft,
  read: UnitDraft,
  isLowerConfirmed = false,
): z.input<typeof changeUnit.body> => ({
  ...editBody(unitBody(draft), unitBody(read)),
  confirm_lower_odometer: isLowerConfirmed,
})
