import type { Rates } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { checkedRates } from './checks.ts'
import { ofFormerFile } from './former-file.ts'
import { ratesDocument } from './schemas/document.ts'
import { documentId } from './schemas/fields.ts'

const named = z.array(z.strictObject({ id: documentId, name: z.string() })).max(10_000)

/** Rates with the names of the vehicles and places that they name by id. */
export interface RatesFile {
  readonly format: 'nelly-rates-2'
  readonly rates: Rates
  readonly vehicles: readonly { readonly id: number; readonly name: string }[]
  readonly places: readonly { readonly id: number; readonly name: string }[]
}

/** A file of rates, as it is exported. */
export const ratesFile = z
  .strictObject({
    format: z.literal('nelly-rates-2'),
    rates: ratesDocument,
    vehicles: named,
    places: named,
  })
  .meta({
    id: 'RatesFile',
    description: 'A document, with the names of the vehicles and places that it names by id',
  })

/** A file of rates that is read; also one of the format before. */
export const importedFile = z.preprocess(
  ofFormerFile,
  ratesFile
    .extend({ rates: checkedRates })
    .transform(({ rates, ...file }): RatesFile => ({ ...file, rates: rates.rates })),
)
