import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { ACRISS_LENGTH, isAcriss } from '@nelly/domain/units/acriss'
import { MAX_SERVICE_KM, MAX_SERVICE_MONTHS } from '@nelly/domain/units/maintenance'
import { isPlate } from '@nelly/domain/units/plate'
import {
  FIRST_UNIT_YEAR,
  FUELS,
  MAX_ODOMETER,
  MAX_PLATE,
  MAX_UNIT_COLOUR,
  MAX_UNIT_NOTES,
  MAX_VIN,
} from '@nelly/domain/units/unit'
import { z } from 'zod'
import { call } from '../call.ts'
import { type Displaced, displacedAnswer } from '../displaced.ts'
import {
  calendarDate,
  clearable,
  name,
  numeric,
  revision,
  text,
  unitNumber,
  vehicleId,
  written,
} from '../wire.ts'
import { type OwnedUnit, unitAnswerFields } from './units.ts'

/** Characters of why a unit is out of service. */
export const MAX_OUT_REASON = 200

/** The last year that any clock makes the next one. */
const LAST_YEAR = 2200

/** A unit that was changed, with the reservations that got another one because it can't be rented. */
export interface ChangedUnit extends OwnedUnit {
  readonly displaced: readonly Displaced[]
}

const fields = {
  plate: clearable(
    name(MAX_PLATE)
      .refine(isPlate, { params: { refusal: 'plate-invalid' } })
      .transform((plate) => plate.toUpperCase()),
  ).meta({ description: 'Stored in capitals' }),
  vin: clearable(name(MAX_VIN).transform((vin) => vin.toUpperCase())).meta({
    description: 'Usually 17 letters and digits without I, O and Q; others are stored as well',
  }),
  colour: clearable(name(MAX_UNIT_COLOUR)),
  acriss: clearable(
    name(ACRISS_LENGTH)
      .refine(isAcriss, { params: { refusal: 'acriss-invalid' } })
      .transform((code) => code.toUpperCase()),
  ).meta({ description: 'The ACRISS code of its class, such as `ECAR`' }),
  year: clearable(numeric(z.number().int().min(FIRST_UNIT_YEAR).max(LAST_YEAR))).meta({
    description: 'From 1950 to next year',
  }),
  odometer: clearable(numeric(z.number().int().min(0).max(MAX_ODOMETER))).meta({
    description: 'In kilometres',
  }),
  fuel: clearable(z.enum(FUELS)),
  damages: clearable(text(MAX_UNIT_NOTES)),
  notes: clearable(text(MAX_UNIT_NOTES)),
  place: clearable(text(MAX_PLACE_LENGTH)).meta({ description: 'One of `/units/places`, where it is now' }),
  insuranceUntil: clearable(calendarDate),
  inspectionUntil: clearable(calendarDate),
  marbeteUntil: clearable(calendarDate),
  otherUntil: clearable(calendarDate),
  serviceEveryKm: clearable(numeric(z.number().int().min(1).max(MAX_SERVICE_KM))),
  serviceEveryMonths: clearable(numeric(z.number().int().min(1).max(MAX_SERVICE_MONTHS))),
  lastServiceKm: clearable(numeric(z.number().int().min(0).max(MAX_ODOMETER))),
  lastServiceOn: clearable(calendarDate),
  onFleet: clearable(calendarDate),
  offFleet: clearable(calendarDate),
  outFrom: clearable(calendarDate),
  outReason: clearable(text(MAX_OUT_REASON)),
}

export const changeUnit = call({
  method: 'PUT',
  url: '/vehicles/:vehicleId/units/:number',
  summary: 'Change what is known of a unit',
  description:
    'Changes the given fields only; `null` or blank empties one. No two units of an account have the same plate: capitals, blanks and hyphens do not matter. A reading of the odometer that is lower than the last one has to be confirmed. From `outFrom` on the unit is blocked, without an end, and so it is before `onFleet` and after `offFleet`: reservations that have not begun get another unit where that makes room, and where one remains in the way nothing is stored: `collides` names them in `collisions`.',
  params: z.object({ vehicleId, number: numeric(unitNumber) }),
  body: z
    .object(fields)
    .partial()
    .extend({
      isLowerConfirmed: z
        .boolean()
        .default(false)
        .meta({ description: 'Stores a reading that is lower than the last one' }),
      revision,
    }),
  refusals: [
    'vehicle-not-found',
    'unit-not-found',
    'changed-meanwhile',
    'date-invalid',
    'fleet-days-reversed',
    'place-not-found',
    'plate-invalid',
    'acriss-invalid',
    'plate-taken',
    'year-out-of-range',
    'odometer-lower',
    'collides',
  ],
  answer: written<ChangedUnit>(
    z.object({ ...unitAnswerFields, displaced: z.array(displacedAnswer).meta({ description: 'By pickup' }) }),
  ).meta({ id: 'ChangedUnit' }),
})
export type UnitChanges = z.output<typeof changeUnit.body>
