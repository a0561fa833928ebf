import type { PriceFile } from '@nelly/contract/imports/price-file'
import type { PriceTableChoices } from '@nelly/domain/price-tables/price-table'

/** A file of prices that was chosen, and what was answered about the sheet of it that is read. */
export interface ChosenPriceFile extends PriceFile {
  readonly fileName: string
  readonly sheet: number
  readonly choices: PriceTableChoices
  /** What the ids of seasons begin with that it adds. */
  readonly newSeasons: string
}
