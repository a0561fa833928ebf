import type { MinorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import type { MissingId } from '@nelly/domain/rates/with-ids'
import { z } from 'zod'
import { call } from '../call.ts'
import type { Words } from '../refusal-words.ts'
import { flag, idAnswer, LARGEST_ID, type Language, landingId, numeric } from '../wire.ts'
import { checkedRates } from './checks.ts'
import { RATES_BODY_BYTES, ratesAnswer, ratesOf } from './document.ts'
import { amountsIn } from './fields.ts'
import { wirePath } from './paths.ts'
import { ratesDocument } from './schemas/document.ts'
import { documentId } from './schemas/fields.ts'
import { basePrices, checkBasePrices, type UnsavedRates, unsavedRates } from './unsaved.ts'

const keptAmounts = z.array(z.string().max(100)).max(20_000).nullish().meta({
  description:
    'With another currency: the amounts that keep their number, as errors name them, such as `rates.fees.0.amount`',
})
const ofLanding = z.object({ landingId })
const version = z
  .number()
  .int()
  .min(0)
  .meta({ description: '0 for the default document, which nobody saved' })
const twoLanguages = z.object({ es: z.string(), en: z.string() })

const warning = z
  .object({
    code: z.enum(['text-in-one-language', 'vehicle-deleted', 'place-deleted']),
    field: z.string().meta({ description: 'As errors name it: `rates.seasons.0.name`' }),
    message: z.string(),
  })
  .meta({ id: 'RatesWarning' })

export const ratesVersion = z.object({ version, rates: ratesDocument }).meta({ id: 'RatesVersion' })
const savedAnswer = ratesVersion
  .extend({ warnings: z.array(warning).meta({ description: 'What was saved and should be looked at' }) })
  .meta({ id: 'SavedRates' })

export const readRates = call({
  method: 'GET',
  url: '/landings/:landingId/rates',
  access: 'owner',
  apiOnly: true,
  summary: 'Read the rates of a landing',
  description:
    'All prices and terms as one document. A landing whose owner has saved none has version 0, the default document.',
  params: ofLanding,
  refusals: ['landing-not-found'],
  status: 200,
  answer: ratesVersion,
})

export const saveRates = call({
  method: 'PUT',
  url: '/landings/:landingId/rates',
  access: 'owner',
  apiOnly: true,
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Save the rates of a landing',
  description:
    'Makes the next version, which holds at once; reservations keep the price they were made at. `version` is the one that was edited: where it is no longer the newest, nothing is saved, and the refusal has the newest `version`. Errors name the field by its whole path, such as `rates.seasons.0.ranges.0.from`. Vehicles and places that were deleted are dropped from the document with a warning. The currency can’t change while reservations to come are in another. With another currency, each amount that has the same number as before is refused unless `kept_amounts` names it.',
  params: ofLanding,
  body: z
    .strictObject({ version, rates: checkedRates, prices: basePrices, kept_amounts: keptAmounts })
    .superRefine(checkBasePrices)
    .transform(({ version: edited, rates, prices, kept_amounts }) => ({
      edited,
      ...unsavedRates(rates, prices),
      kept: kept_amounts ?? [],
    })),
  refusals: ['landing-not-found', 'rates-changed'],
  status: 200,
  answer: savedAnswer,
})

const author = z.object({ id: idAnswer, name: z.string() }).nullable().meta({
  description: 'Who saved it; `null` for the product itself and for people who are gone',
})

const versionFields = {
  version,
  created_at: z.iso.datetime(),
  by: author,
  changes: z.array(twoLanguages).meta({ description: 'What is different from the version before, in words' }),
}

const historyEntry = z.object(versionFields).meta({ id: 'RatesHistoryEntry' })

export const readRatesHistory = call({
  method: 'GET',
  url: '/landings/:landingId/rates/history',
  access: 'owner',
  apiOnly: true,
  summary: 'List the versions of the rates',
  description: 'The newest first, twenty at a time; `before` gives those older than a version.',
  params: ofLanding,
  query: z.object({ before: numeric(z.number().int().positive().max(LARGEST_ID)).optional() }),
  refusals: ['landing-not-found'],
  status: 200,
  answer: z.array(historyEntry),
})

const vehiclePrice = z.object({ vehicle_id: idAnswer, name: z.string(), price_per_day: z.number() })
const namedPlace = z.object({ id: idAnswer, name: z.string() })

const ratesVersionAnswer = z
  .object({
    ...versionFields,
    rates: ratesDocument,
    prices: z.array(vehiclePrice).meta({ description: 'The prices per day of the vehicles at that time' }),
    places: z.array(namedPlace).meta({ description: 'The places at that time' }),
  })
  .meta({ id: 'RatesVersionDetails' })

const ofVersion = z.object({ landingId, version: z.coerce.number().int().positive().max(1_000_000_000) })

export const readRatesVersion = call({
  method: 'GET',
  url: '/landings/:landingId/rates/history/:version',
  access: 'owner',
  apiOnly: true,
  summary: 'Read a version of the rates',
  description: 'The document as it was saved, with the prices of the vehicles and the places at that time.',
  params: ofVersion,
  refusals: ['landing-not-found', 'rates-version-not-found'],
  status: 200,
  answer: ratesVersionAnswer,
})

export const restoreRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/history/:version/restore',
  access: 'owner',
  apiOnly: true,
  nestedErrors: true,
  summary: 'Restore a version of the rates',
  description:
    'Saves an earlier document as the next version. Vehicles and places that were deleted since are left out of it, with a warning; with `prices`, the vehicles that are still there get their prices per day back, with `places` the places what they were. Where no version has the prices and places of now, they are saved as a version first, so that this can be undone.',
  params: ofVersion,
  body: z
    .strictObject({
      version: version.meta({ description: 'The newest version that the caller knows' }),
      prices: flag
        .default(false)
        .meta({ description: 'Whether the vehicles get their prices per day of that time back, too' }),
      places: flag.default(false).meta({
        description:
          'Whether the places get back what they were, too: deleted ones come back, those that were added since stay',
      }),
    })
    .transform((body) => ({ edited: body.version, withPrices: body.prices, withPlaces: body.places })),
  refusals: ['landing-not-found', 'rates-version-not-found', 'rates-changed'],
  status: 200,
  answer: savedAnswer,
})

const exportFile = z
  .strictObject({
    format: z.literal('nelly-rates-1'),
    rates: ratesDocument,
    vehicles: z.array(z.strictObject({ id: documentId, name: z.string() })).max(10_000),
    places: z.array(z.strictObject({ id: documentId, name: z.string() })).max(10_000),
  })
  .meta({
    id: 'RatesFile',
    description: 'A document, with the names of the vehicles and places that it names by id',
  })

export const exportRates = call({
  method: 'GET',
  url: '/landings/:landingId/rates/export',
  access: 'owner',
  apiOnly: true,
  summary: 'Export the rates as a file',
  description: 'The document with the names of vehicles and places beside their ids, for another landing.',
  params: ofLanding,
  refusals: ['landing-not-found'],
  status: 200,
  answer: exportFile,
})

export const importRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/import',
  access: 'owner',
  apiOnly: true,
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Read an exported file of rates',
  description:
    "Gives the file's document with this landing's vehicles and places, by name. Nothing is saved. What is missing here is left out of the document and listed.",
  params: ofLanding,
  body: z
    .strictObject({ file: exportFile.extend({ rates: checkedRates }) })
    .transform(({ file }) => ({ ...file, rates: ratesOf(file.rates) })),
  refusals: ['landing-not-found'],
  status: 200,
  answer: z
    .object({
      rates: ratesDocument,
      unmatched: z.array(z.object({ kind: z.enum(['vehicle', 'place']), id: idAnswer, name: z.string() })),
    })
    .meta({ id: 'ImportedRates' }),
})

type Warning = z.infer<typeof warning>

const WARNINGS: Readonly<Record<Warning['code'], Words>> = {
  'text-in-one-language': {
    es: 'Este texto solo está en un idioma y se muestra en los dos.',
    en: 'This text is in one language alone, and shown in both.',
  },
  'vehicle-deleted': {
    es: 'Este vehículo fue eliminado; se quitó de los precios.',
    en: 'This vehicle was deleted; it was taken out of the prices.',
  },
  'place-deleted': {
    es: 'Este lugar fue eliminado; se quitó de los precios.',
    en: 'This place was deleted; it was taken out of the prices.',
  },
}

/** A saved version, with what should be looked at of what was sent. */
export function toSavedAnswer(
  saved: { version: number; rates: Rates; dropped: readonly MissingId[] },
  oneLanguage: UnsavedRates['oneLanguage'],
  language: Language,
): z.infer<typeof savedAnswer> {
  const told = (code: Warning['code'], field: string): Warning => ({
    code,
    field,
    message: WARNINGS[code][language],
  })
  return {
    ...toRatesAnswer(saved),
    warnings: [
      ...oneLanguage.map(({ path }) => told('text-in-one-language', `rates.${path}`)),
      ...saved.dropped.map(({ kind, path }) => told(`${kind}-deleted`, wirePath(path))),
    ],
  }
}

export const toRatesAnswer = ({ version, rates }: { version: number; rates: Rates }) => ({
  version,
  rates: ratesAnswer(rates),
})

/** A version of a landing's rates, with what is different from the one before. */
interface AnsweredVersion {
  readonly version: number
  readonly createdAt: Date
  readonly author: { readonly id: number; readonly name: string } | null
  readonly changes: readonly Words[]
}

export const toHistoryEntry = (one: AnsweredVersion): z.infer<typeof historyEntry> => ({
  version: one.version,
  created_at: one.createdAt.toISOString(),
  by: one.author,
  changes: [...one.changes],
})

export function toVersionAnswer(
  one: AnsweredVersion & {
    readonly rates: Rates
    readonly snapshot: {
      readonly vehicles: readonly {
        readonly id: number
        readonly name: string
        readonly pricePerDay: MinorUnits
      }[]
      readonly places: readonly { readonly id: number; readonly name: string }[]
    }
  },
): z.infer<typeof ratesVersionAnswer> {
  const { write } = amountsIn(one.rates.currency)
  return {
    ...toHistoryEntry(one),
    rates: ratesAnswer(one.rates),
    prices: one.snapshot.vehicles.map(({ id, name, pricePerDay }) => ({
      vehicle_id: id,
      name,
      price_per_day: write(pricePerDay),
    })),
    places: one.snapshot.places.map(({ id, name }) => ({ id, name })),
  }
}

const named = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** The file of a landing's rates, with the vehicles and places that it has. */
export const toRatesFile = (file: {
  readonly rates: Rates
  readonly vehicles: readonly { readonly id: number; readonly name: string }[]
  readonly places: readonly { readonly id: number; readonly name: string }[]
}): z.infer<typeof exportFile> => ({
  format: 'nelly-rates-1',
  rates: ratesAnswer(file.rates),
  vehicles: file.vehicles.map(named),
  places: file.places.map(named),
})

export const toImportedAnswer = (read: {
  readonly rates: Rates
  readonly unmatched: readonly { kind: 'vehicle' | 'place'; id: number; name: string }[]
}): z.infer<(typeof importRates)['answer']> => ({
  rates: ratesAnswer(read.rates),
  unmatched: [...read.unmatched],
})
