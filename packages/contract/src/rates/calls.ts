import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import type { Rates } from '@nelly/domain/rates/rates'
import type { MissingId } from '@nelly/domain/rates/with-ids'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  answerOf,
  flag,
  idAnswer,
  LARGEST_ID,
  type Language,
  landingId,
  localizedAnswer,
  numeric,
  revision,
  revisionAnswer,
  written,
} from '../wire.ts'
import { ratesIn } from '../words/rates.ts'
import { checkedRates } from './checks.ts'
import { RATES_BODY_BYTES } from './document.ts'
import { importedFile, type RatesFile, ratesFile } from './file.ts'
import { ratesDocument } from './schemas/document.ts'
import { basePrices, checkBasePrices, type UnsavedRates } from './unsaved.ts'

const keptAmounts = z.array(z.string().max(100)).max(20_000).default([]).meta({
  description:
    'With another currency: the amounts that keep their number, as errors name them, such as `rates.fees.0.amount`',
})
const numberOfVersion = revisionAnswer.meta({
  description: 'The number of the version: 0 for the default document, which nobody saved',
})

const warning = z
  .object({
    code: z.enum(['text-in-one-language', 'vehicle-deleted', 'place-deleted']),
    field: z.string().meta({ description: 'As errors name it: `rates.seasons.0.name`' }),
    message: z.string(),
  })
  .meta({ id: 'RatesWarning' })

const rates = written<Rates>(ratesDocument)
const versionedRates = z.object({ revision: numberOfVersion, rates })
const ratesVersion = answerOf(versionedRates).meta({ id: 'RatesVersion' })
/** The rates of a landing as its owner edits them, with the number of their version. */
export type OwnedRates = z.infer<typeof ratesVersion>

/** Saved rates, with what should be looked at of what was sent. */
const savedAnswer = answerOf(
  versionedRates.extend({
    warnings: z.array(warning).meta({ description: 'What was saved and should be looked at' }),
  }),
).meta({ id: 'SavedRates' })

export const readRates = call({
  method: 'GET',
  url: '/landings/:landingId/rates',
  summary: 'Read the rates of a landing',
  description:
    'All prices and terms as one document. A landing whose owner has saved none has revision 0, the default document.',
  refusals: ['landing-not-found'],
  answer: ratesVersion,
})

export const saveRates = call({
  method: 'PUT',
  url: '/landings/:landingId/rates',
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Save the rates of a landing',
  description:
    'Makes the next version, which holds at once; reservations keep the price they were made at. Errors name the field by its whole path, such as `rates.seasons.0.ranges.0.from`. Vehicles and places that were deleted are dropped from the document with a warning. The currency can’t change while reservations to come are in another. With another currency, each amount that has the same number as before is refused unless `keptAmounts` names it.',
  body: z
    .strictObject({ revision, rates: checkedRates, prices: basePrices, keptAmounts })
    .superRefine(checkBasePrices)
    .transform(({ rates, ...edit }) => ({ ...edit, ...rates })),
  refusals: ['landing-not-found', 'changed-meanwhile'],
  answer: savedAnswer,
})

const author = z.object({ id: idAnswer, name: z.string() }).nullable().meta({
  description: 'Who saved it; `null` for the product itself and for people who are gone',
})

const versionFields = {
  revision: numberOfVersion,
  createdAt: z.iso.datetime(),
  by: author,
  changes: z
    .array(localizedAnswer)
    .meta({ description: 'What is different from the version before, in words' }),
}

const historyEntry = answerOf(z.object(versionFields)).meta({ id: 'RatesHistoryEntry' })
/** A version of a landing's rates as its owner sees it in the history. */
export type ListedRates = z.infer<typeof historyEntry>

export const readRatesHistory = call({
  method: 'GET',
  url: '/landings/:landingId/rates/history',
  summary: 'List the versions of the rates',
  description: 'The newest first, twenty at a time; `before` gives those older than a version.',
  query: z.object({ before: numeric(z.number().int().positive().max(LARGEST_ID)).optional() }),
  refusals: ['landing-not-found'],
  answer: z.array(historyEntry),
})

const pricedVehicle = written<NamedVehicle>(
  z.object({ id: idAnswer, name: z.string(), pricePerDay: z.number().int() }),
)
const namedPlace = z.object({ id: idAnswer, name: z.string() })

const ratesVersionAnswer = answerOf(
  z.object({
    ...versionFields,
    rates,
    vehicles: z.array(pricedVehicle).meta({
      description: "The vehicles at that time, with their prices per day in the document's currency",
    }),
    places: z.array(namedPlace).meta({ description: 'The places at that time' }),
  }),
).meta({ id: 'RatesVersionDetails' })

const ofVersion = z.object({ landingId, revision: z.coerce.number().int().positive().max(1_000_000_000) })

export const readRatesVersion = call({
  method: 'GET',
  url: '/landings/:landingId/rates/history/:revision',
  summary: 'Read a version of the rates',
  description: 'The document as it was saved, with the prices of the vehicles and the places at that time.',
  params: ofVersion,
  refusals: ['landing-not-found', 'rates-version-not-found'],
  answer: ratesVersionAnswer,
})

export const restoreRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/history/:revision/restore',
  nestedErrors: true,
  summary: 'Restore a version of the rates',
  description:
    'Saves an earlier document as the next version. Vehicles and places that were deleted since are left out of it, with a warning; with `prices`, the vehicles that are still there get their prices per day back, with `places` the places what they were. Where no version has the prices and places of now, they are saved as a version first, so that this can be undone.',
  params: ofVersion,
  body: z
    .strictObject({
      revision,
      prices: flag
        .default(false)
        .meta({ description: 'Whether the vehicles get their prices per day of that time back, too' }),
      places: flag.default(false).meta({
        description:
          'Whether the places get back what they were, too: deleted ones come back, those that were added since stay',
      }),
    })
    .transform(({ revision, prices, places }) => ({ revision, withPrices: prices, withPlaces: places })),
  refusals: ['landing-not-found', 'rates-version-not-found', 'changed-meanwhile'],
  answer: savedAnswer,
})

export const exportRates = call({
  method: 'GET',
  url: '/landings/:landingId/rates/export',
  summary: 'Export the rates as a file',
  description: 'The document with the names of vehicles and places beside their ids, for another landing.',
  refusals: ['landing-not-found'],
  answer: written<RatesFile>(ratesFile),
})

const importedRates = answerOf(
  z.object({
    rates,
    unmatched: z.array(z.object({ kind: z.enum(['vehicle', 'place']), id: idAnswer, name: z.string() })),
  }),
).meta({ id: 'ImportedRates' })
/** The rates of a file as they would be in a landing, and what it names and the landing lacks: that was left out. */
export type ImportedRates = z.infer<typeof importedRates>

export const importRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/import',
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Read an exported file of rates',
  description:
    "Gives the file's document with this landing's vehicles and places, by name. Nothing is saved. What is missing here is left out of the document and listed.",
  body: z.strictObject({ file: importedFile }).transform(({ file }) => file),
  refusals: ['landing-not-found'],
  answer: importedRates,
})

type Warning = z.infer<typeof warning>

/** A saved version, with what should be looked at of what was sent. */
export function toSavedAnswer(
  { revision, rates, dropped }: OwnedRates & { dropped: readonly MissingId[] },
  oneLanguage: UnsavedRates['oneLanguage'],
  language: Language,
): z.infer<typeof savedAnswer> {
  const told = (code: Warning['code'], field: string): Warning => ({
    code,
    field,
    message: ratesIn(language)(`warnings.${code}`),
  })
  return {
    revision,
    rates,
    warnings: [
      ...oneLanguage.map((path) => told('text-in-one-language', `rates.${path}`)),
      ...dropped.map(({ kind, path }) => told(`${kind}-deleted`, path)),
    ],
  }
}
