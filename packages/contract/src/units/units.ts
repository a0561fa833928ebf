import type { LandingId } from '@nelly/domain/ids'
import { FLEET_STATES, type FleetState } from '@nelly/domain/units/fleet-days'
import type { DueService } from '@nelly/domain/units/maintenance'
import { type DuePaper, PAPERS } from '@nelly/domain/units/papers'
import { FUELS, type Unit } from '@nelly/domain/units/unit'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { DEFAULT_PER_PAGE, PAGE_SIZE } from '../page-size.ts'
import {
  idAnswer,
  landingId,
  numeric,
  optionalText,
  revisionAnswer,
  unitNumber,
  vehicleId,
  written,
} from '../wire.ts'

const dateAnswer = z.iso.date().nullable()
const day = (description: string) => written<CalendarDate | null>(dateAnswer.meta({ description }))
const until = (of: string) => dateAnswer.meta({ description: `The last day on which ${of} is valid` })

/** A unit as its owner knows it, on the day at the rental place. */
export interface OwnedUnit extends Unit {
  readonly vehicleName: string
  readonly landingId: LandingId
  /** As visitors read it. */
  readonly landingName: string
  readonly isOutOfService: boolean
  readonly fleet: FleetState
  /** Whether it is rented now: then `place` is where it comes back. */
  readonly isOut: boolean
  readonly due: readonly DuePaper[]
  readonly service: DueService | null
  /** 0 where nothing is known of it yet. */
  readonly revision: number
}

const duePaperFields = {
  paper: z.enum(PAPERS),
  until: z.iso.date().meta({ description: 'The last day on which it is valid' }),
  isExpired: z.boolean().meta({ description: 'By the day at the rental place' }),
}

export const duePapersAnswer = z
  .array(z.object(duePaperFields).meta({ id: 'DuePaper' }))
  .meta({ description: 'The papers that have expired, or expire within 30 days; the earliest first' })

const dueServiceAnswer = written<DueService>(
  z.object({
    km: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The reading of the odometer at which it is due, where that is near' }),
    on: dateAnswer.meta({ description: 'The day on which it is due, where that is near' }),
    isOverdue: z.boolean(),
  }),
).meta({ id: 'DueService' })

/** What names a unit. */
const namedUnit = {
  vehicleId: idAnswer,
  vehicleName: z.string(),
  landingId: idAnswer,
  landingName: z.string(),
  number: unitNumber.meta({ description: 'From 1' }),
  plate: z.string().nullable(),
}

/** When a unit is on the fleet. */
export const fleetFields = {
  onFleet: day('The first day on which it can be rented; `null` without one'),
  offFleet: day('The last day on which it can be rented; `null` without one'),
  fleet: z.enum(FLEET_STATES).meta({ description: 'Where today is among those days' }),
}

/** Where a unit is. */
export const whereFields = {
  place: z.string().nullable().meta({
    description:
      'Where it was returned last, or put by hand, whichever came later; while it is out, where it comes back; `null` where nobody knows',
  }),
  isOut: z.boolean().meta({ description: 'Whether it is out' }),
}

export const unitAnswerFields = {
  ...namedUnit,
  vin: z.string().nullable(),
  colour: z.string().nullable(),
  acriss: z.string().nullable().meta({ description: 'The ACRISS code of its class' }),
  year: z.number().int().nullable().meta({ description: 'The model year' }),
  odometer: z.number().int().nullable().meta({ description: 'The last reading, in kilometres' }),
  fuel: z.enum(FUELS).nullable(),
  damages: z.string().nullable().meta({ description: 'Those that are known; its contracts show them' }),
  notes: z.string().nullable().meta({ description: "The operator's own" }),
  ...whereFields,
  insuranceUntil: until('the insurance'),
  inspectionUntil: until('the inspection'),
  marbeteUntil: until('the marbete'),
  otherUntil: until('another paper'),
  serviceEveryKm: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Kilometres between two times that it is maintained' }),
  serviceEveryMonths: z.number().int().nullable().meta({ description: 'Months between them' }),
  lastServiceKm: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'The reading of the odometer the last time' }),
  lastServiceOn: dateAnswer.meta({ description: 'The day of the last time' }),
  service: dueServiceAnswer
    .nullable()
    .meta({ description: 'That it is to be maintained, within 500 km or 14 days; `null` while not' }),
  ...fleetFields,
  outFrom: dateAnswer.meta({
    description:
      'The first day on which it is not in service: from then on it is blocked. `null` while it is in service',
  }),
  outReason: z.string().nullable(),
  isOutOfService: z.boolean().meta({ description: 'Whether that day has come' }),
  due: duePapersAnswer,
  revision: revisionAnswer,
}

/** What units are narrowed to. */
export const UNIT_STATES = ['due', 'without-plate', 'out-of-service'] as const
export type UnitState = (typeof UNIT_STATES)[number]

const unitState = z.enum(UNIT_STATES)

/** The most units that a page holds. */
export const MAX_UNITS_PER_PAGE = 100

/** Characters of a search for units. */
export const MAX_UNIT_SEARCH = 120

const ofLanding = { landingId: landingId.optional().meta({ description: 'Those of this landing' }) }

export const listUnits = call({
  method: 'GET',
  url: '/units',
  summary: 'List the units of all vehicles',
  description:
    'Every unit of the vehicles that are not deleted, by landing, vehicle and number, in pages; of most of them nothing may be known.',
  query: z.object({
    ...ofLanding,
    vehicleId: vehicleId.optional().meta({ description: 'Those of this vehicle' }),
    number: numeric(unitNumber).optional().meta({ description: 'Those with this number' }),
    state: unitState.optional().meta({
      description:
        'Those with papers to renew, without a plate, or out of service, by the day at the rental place',
    }),
    search: optionalText(MAX_UNIT_SEARCH).meta({
      description:
        "Words in the vehicle's name, colour, notes, VIN or year, or a part of the plate; case, accents and separators do not matter",
    }),
    page: numeric(z.number().int().min(1).max(1_000_000)).default(1).meta({
      description: 'From 1. The header `Link` tells where to go on, `X-Total-Count` how many units there are',
    }),
    [PAGE_SIZE]: numeric(z.number().int().min(1).max(MAX_UNITS_PER_PAGE)).default(DEFAULT_PER_PAGE),
  }),
  answer: z.array(written<OwnedUnit>(z.object(unitAnswerFields)).meta({ id: 'Unit' })),
})
export type UnitListQuery = z.output<typeof listUnits.query>

export const listUnitPlaces = call({
  method: 'GET',
  url: '/units/places',
  summary: 'List the places where a unit can be put',
  description:
    'Those of all landings by their names. Places of one name are one, whatever their capitals, accents and blanks.',
  answer: z.array(z.string()),
})

export const countUnits = call({
  method: 'GET',
  url: '/units/counts',
  summary: 'Count the units in each state',
  description: 'How many units have papers to renew, no plate, or are out of service.',
  query: z.object(ofLanding),
  answer: z.array(z.object({ state: unitState, units: z.number().int() }).meta({ id: 'CountedUnits' })),
})

/** A unit that is to be maintained, or soon is. */
export type UnitToMaintain = Pick<
  OwnedUnit,
  'vehicleId' | 'vehicleName' | 'landingId' | 'landingName' | 'number' | 'plate' | 'odometer' | 'revision'
> & { readonly service: DueService }

/** A paper of a unit that has expired or soon does. */
export type ExpiringPaper = DuePaper &
  Pick<OwnedUnit, 'vehicleId' | 'vehicleName' | 'landingId' | 'landingName' | 'number' | 'plate'>

export const listDueServices = call({
  method: 'GET',
  url: '/units/services',
  summary: 'List the units to be maintained',
  description:
    'Those on the fleet that are to be maintained by kilometres or date, or soon are: within 500 km, or 14 days by the day at the rental place; overdue ones first.',
  query: z.object(ofLanding),
  answer: z.array(
    written<UnitToMaintain>(
      z.object({
        ...namedUnit,
        odometer: z.number().int().nullable(),
        service: dueServiceAnswer,
        revision: revisionAnswer,
      }),
    ).meta({ id: 'UnitToMaintain' }),
  ),
})

export const listExpiringPapers = call({
  method: 'GET',
  url: '/units/expiring',
  summary: "List the units' papers that expire",
  description:
    'Those that have expired or expire within 30 days, by the day at the rental place; the earliest first.',
  query: z.object(ofLanding),
  answer: z.array(
    written<ExpiringPaper>(z.object({ ...namedUnit, ...duePaperFields })).meta({ id: 'ExpiringPaper' }),
  ),
})
