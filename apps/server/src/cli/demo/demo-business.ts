import { readdir, readFile } from 'node:fs/promises'
import { addPlace } from '@nelly/contract/places/places'
import { importedFile } from '@nelly/contract/rates/file'
import { TAKEN_STEPS } from '@nelly/contract/reservations/steps'
import { siteDocument } from '@nelly/contract/site/document'
import { changeUnit } from '@nelly/contract/units/change-unit'
import { clockTime } from '@nelly/contract/wire'
import { CHOSEN_BLOCK_REASONS } from '@nelly/domain/blocks/blocks'
import { STARS } from '@nelly/domain/reviews/review'
import { SITE_LANGUAGES } from '@nelly/domain/site/texts'
import { PAPERS } from '@nelly/domain/units/papers'
import { FUELS } from '@nelly/domain/units/unit'
import { EQUIPMENT, TRANSMISSIONS, VEHICLE_TYPES } from '@nelly/domain/vehicles/vehicle-options'
import { z } from 'zod'

/** The demo's businesses: a folder each, with documents, a logo and the vehicles' pictures. */
export const DEMO_FOLDER = new URL('../../../demo/', import.meta.url)

/** A vehicle as its form would be filled in. Its special features are names of the business's own; the first picture is the one that lists show. */
const vehicle = z.strictObject({
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  descriptionEs: z.string().default(''),
  descriptionEn: z.string().default(''),
  /** In the landing's currency. */
  pricePerDay: z.number(),
  type: z.enum(VEHICLE_TYPES),
  transmission: z.enum(TRANSMISSIONS),
  doors: z.number(),
  fuel: z.enum(FUELS),
  seats: z.number(),
  luggage: z.number(),
  units: z.number().default(1),
  commission: z.number(),
  features: z.array(z.string()),
  equipment: z.array(z.enum(EQUIPMENT)),
  specialFeatures: z.array(z.string()).default([]),
  pictures: z.array(z.string()),
})
export type DemoVehicle = z.output<typeof vehicle>

/** What is known of a unit; its usual papers are valid unless `validFor` says for how many days from today they are. */
const unit = changeUnit.body
  .pick({ plate: true, colour: true, year: true, odometer: true, fuel: true, notes: true })
  .extend({
    vehicle: z.string(),
    number: z.number(),
    validFor: z.partialRecord(z.enum(PAPERS), z.number()).optional(),
  })
  .strict()

/** What the operator wrote on a site beside the starting texts; `draftSections` are not published yet. */
const site = z.strictObject({
  note: z.string(),
  ...siteDocument.pick({ contact: true, sections: true }).shape,
  search: siteDocument.shape.search.pick({ title: true, description: true }),
  draftSections: siteDocument.shape.sections,
  /** What customers say, the newest first; `isShown` is null while the operator has not read it. */
  reviews: z.array(
    z.strictObject({
      stars: z.literal(STARS),
      text: z.string(),
      language: z.enum(SITE_LANGUAGES),
      isShown: z.boolean().nullable(),
    }),
  ),
})
export type DemoReview = z.output<typeof site>['reviews'][number]

const guest = { firstName: z.string(), lastName: z.string(), phone: z.string() }
const party = { vehicle: z.string(), persons: z.number(), bags: z.number() }

/** A day counted from today at the rental place; negative ones lie in the past. */
const handover = z.strictObject({ day: z.number(), time: clockTime, place: z.string() })

/** A visitor's reservation, which may have been cancelled before its pickup. */
const reservation = z.strictObject({
  ...party,
  ...guest,
  email: z.string(),
  bookedDaysAgo: z.number(),
  cancelledDaysAgo: z.number().optional(),
  pickup: handover,
  return: handover,
  driverAge: z.number().exactOptional(),
  additionalDrivers: z.number().exactOptional(),
  discountCode: z.string().exactOptional(),
  extras: z.array(z.strictObject({ code: z.string(), quantity: z.number() })).default([]),
  comment: z.string().nullable().default(null),
})
export type DemoReservation = z.output<typeof reservation>

/** A rental that was reserved at the desk, and the steps that were taken, by hours from now; negative ones lie in the past. */
const deskRental = z.strictObject({
  ...party,
  ...guest,
  unit: z.number().optional(),
  from: z.number(),
  to: z.number(),
  place: z.string(),
  driverAge: z.number(),
  comment: z.string().default(''),
  /** In the landing's currency. */
  discount: z.strictObject({ amount: z.number(), reason: z.string() }).optional(),
  steps: z.array(z.strictObject({ step: z.enum(TAKEN_STEPS), at: z.number() })).default([]),
  isNoShow: z.boolean().default(false),
  /** What the operator noted of whoever reserved. */
  customer: z.strictObject({ notes: z.string(), doNotRentReason: z.string() }).partial().optional(),
})
export type DemoDeskRental = z.output<typeof deskRental>

/** A visitor's request that waits for its answer; `day` is counted from today. */
const request = z.strictObject({
  ...party,
  ...guest,
  email: z.string(),
  askedHoursAgo: z.number(),
  day: z.number(),
  days: z.number(),
  time: clockTime,
  place: z.string(),
  comment: z.string().nullable(),
})
export type DemoRequest = z.output<typeof request>

/** A block from a morning to an evening; its days are counted from today. */
const block = z.strictObject({
  vehicle: z.string(),
  unit: z.number(),
  from: z.number(),
  to: z.number(),
  reason: z.enum(CHOSEN_BLOCK_REASONS),
  note: z.string(),
})

const oneOf = <One extends z.ZodType>(one: One) => z.tuple([one], one)
const names = oneOf(z.string())

/** Of what generated reservations are made. */
const guests = z.strictObject({
  times: oneOf(clockTime),
  extras: names,
  /** First names, last names and the prefix of telephone numbers, by where guests come from. */
  origins: oneOf(z.strictObject({ first: names, last: names, phone: z.string() })),
})
export type DemoGuests = z.output<typeof guests>

const demoBusiness = z.strictObject({
  folder: z.string(),
  name: z.string(),
  language: z.enum(SITE_LANGUAGES),
  colours: z.strictObject({ primary: z.string(), secondary: z.string() }),
  /** With hours, a place is also closed on holidays. */
  places: z.array(addPlace.body.strict()),
  /** The pairs of these places, which make them choices of visitors. */
  locations: z.array(z.strictObject({ pickup: z.string(), return: z.string() })),
  /** The owner's special features that this business uses, by name, each with its description. */
  specialFeatures: z.record(z.string(), z.string()),
  vehicles: z.array(vehicle),
  units: z.array(unit),
  blocks: z.array(block).default([]),
  site,
  /** Its own rates, as they are exported; without them the default ones hold. */
  rates: importedFile.optional(),
  /** The code of these rates that some guests know. */
  discountCode: z.string().optional(),
  reservations: z.array(reservation),
  guests,
  /** What the desk did in the last days, the earliest first. */
  desk: z.array(deskRental),
  /** Since these came in it confirms by hand, within so many hours. */
  requests: z.strictObject({ answerHours: z.number(), waiting: z.array(request) }).optional(),
})
/** A rental business of the demo: its landing and all that belongs to it. */
export type DemoBusiness = z.output<typeof demoBusiness>

/** Reads the documents of a business: `business.json` has its fields, each other one is a field of its own. */
export async function readBusiness(folder: string): Promise<DemoBusiness> {
  const files = (await readdir(new URL(`${folder}/`, DEMO_FOLDER))).filter((file) => file.endsWith('.json'))
  const documents = await Promise.all(
    files.map(async (file) => [file.replace('.json', ''), await readJson(`${folder}/${file}`)]),
  )
  const { business, ...fields } = Object.fromEntries(documents)
  return demoBusiness.parse({ folder, guests: await readJson('guests.json'), ...business, ...fields })
}

const readJson = async (path: string) => JSON.parse(await readFile(new URL(path, DEMO_FOLDER), 'utf8'))
