import type { LocalizedText } from '@nelly/domain/rates/rates'
import type { z } from 'zod'
import type { readRatesHistory, restoreRates } from './calls.ts'

/** A version of a landing's rates as its owner sees it in the history. */
export interface OwnedRatesVersion {
  readonly version: number
  readonly createdAt: Date
  /** The name of who saved it; null for the product itself and for people who are gone. */
  readonly by: string | null
  /** What is different from the version before. */
  readonly changes: readonly LocalizedText[]
}

export const ownedRatesVersions = (answer: z.infer<typeof readRatesHistory.answer>): OwnedRatesVersion[] =>
  answer.map(({ version, created_at, by, changes }) => ({
    version,
    createdAt: new Date(created_at),
    by: by?.name ?? null,
    changes,
  }))

/**
 * The body that restores an earlier version; `newest` is the one that the caller knows as the newest; `also` restores
 * the prices of the vehicles or the places, too.
 */
export const restoreRatesBody = (
  newest: number,
  also: { readonly prices: boolean; readonly places: boolean },
): z.input<typeof restoreRates.body> => ({ version: newest, ...also })
