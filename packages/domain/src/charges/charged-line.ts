import type { PhotographId } from '../ids.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { MinorUnits } from '../money.ts'
import type { ProposedCharge } from './proposed-charge.ts'

/** What a photograph of the reservation's shows. */
interface Shown {
  readonly photographId?: PhotographId | undefined
}

/** What somebody decides of a proposed charge, or adds: an item of the list of prices, or a damage. */
export type WantedCharge =
  | {
      readonly kind: ProposedCharge['kind']
      /** Below what is proposed, 0 to strike it; all of it without. */
      readonly amount?: MinorUnits
      /** Why it is less. */
      readonly note?: string
    }
  | { readonly kind: 'listed'; readonly code: string; readonly count: number }
  | ({ readonly kind: 'damage'; readonly amount: MinorUnits; readonly note: string } & Shown)

/**
 * A line of a charge at the return, as its ledger keeps it: with the arithmetic of what was proposed, and the name an item had.
 * Amounts are without tax where that comes on top. `note` is null once personal data was erased.
 */
export type ChargedLine =
  | (ProposedCharge & { readonly proposed: MinorUnits; readonly note: string | null })
  | {
      readonly kind: 'listed'
      readonly name: LocalizedText
      readonly count: number
      readonly amount: MinorUnits
      readonly taxable: boolean
      readonly note: null
    }
  | ({
      readonly kind: 'damage'
      readonly amount: MinorUnits
      readonly taxable: boolean
      readonly note: string | null
    } & Shown)
