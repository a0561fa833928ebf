import { toMajorUnits } from '@nelly/domain/money'
import type { TimeInterval } from '@nelly/domain/places/opening-hours'
import { PLACE_KINDS } from '@nelly/domain/places/places'
import { z } from 'zod'
import type { OwnedPlace } from '../places/places.ts'
import { currencyAnswer, idAnswer } from '../wire.ts'

const pairs = z.array(z.array(z.string()).length(2))
const windows = z.array(z.object({ from: z.string(), to: z.string(), amount: z.number() }))

/** A place as a landing's answer spells it: intervals are pairs, and amounts are as people write them. */
export const landingPlaceAnswer = z
  .object({
    id: idAnswer,
    name: z.string(),
    kind: z.enum(PLACE_KINDS),
    pickup: z.boolean(),
    return: z.boolean(),
    address: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    phone: z.string().nullable(),
    instructions_es: z.string().nullable(),
    instructions_en: z.string().nullable(),
    hours: z.record(z.string(), pairs).nullable(),
    exceptions: z.array(z.object({ from: z.string(), to: z.string(), hours: pairs, note: z.string() })),
    outside: z.object({ pickup: windows, return: windows }),
    currency: currencyAnswer,
    position: z.number().int().min(0),
  })
  .meta({ id: 'LandingPlace' })

export function toLandingPlaceAnswer(
  place: Omit<OwnedPlace, 'revision'>,
): z.infer<typeof landingPlaceAnswer> {
  const { currency, hours, outside } = place
  const fees = (list: OwnedPlace['outside']['pickup']) =>
    list.map((window) => ({ ...window, amount: toMajorUnits({ minor: window.amount, currency }) }))
  return {
    ...place,
    pickup: place.isPickup,
    return: place.isReturn,
    instructions_es: place.instructionsEs,
    instructions_en: place.instructionsEn,
    hours: hours && Object.fromEntries(Object.entries(hours).map(([day, list]) => [day, pairsOf(list)])),
    exceptions: place.exceptions.map((one) => ({ ...one, hours: pairsOf(one.hours) })),
    outside: { pickup: fees(outside.pickup), return: fees(outside.return) },
  }
}

const pairsOf = (list: readonly TimeInterval[]) => list.map(({ from, to }) => [from, to])
