import type { Rates } from '@nelly/domain/rates/rates'
import type { z } from 'zod'
import type { importRates } from './calls.ts'
import { ratesOf } from './document.ts'

/** The rates of a file as they would be in a landing; nothing of them is saved. */
export interface ImportedRates {
  readonly rates: Rates
  /** What the file names and the landing lacks, by its name in the file: it was left out. */
  readonly unmatched: readonly {
    readonly kind: 'vehicle' | 'place'
    readonly id: number
    readonly name: string
  }[]
}

export const importedRates = ({ rates, unmatched }: z.infer<typeof importRates.answer>): ImportedRates => ({
  rates: ratesOf(rates),
  unmatched,
})

/** The body that reads a file; what the content is instead of rates, the server tells field by field. */
export const importRatesBody = (content: unknown): z.input<typeof importRates.body> => ({
  file: content as z.input<typeof importRates.body>['file'],
})
