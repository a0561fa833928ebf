import type { ReadPriceTable } from '@nelly/domain/price-tables/price-table'
import { withPriceTable } from '@nelly/domain/price-tables/with-price-table'
import type { RatesWork } from '../editor/rates-editor.ts'
import { cellKey } from '../matrix/price-cells.ts'

/** The work with the prices of a table, and without what was typed into the cells that it fills or takes away. */
export function withTable(work: RatesWork, table: Pick<ReadPriceTable, 'prices' | 'seasons'>): RatesWork {
  const { rates, basePrices } = withPriceTable(work.rates, table)
  const filled = new Set(table.prices.map(cellKey))
  const isGone = (key: string) =>
    filled.has(key) || (key.startsWith('prices.') && !rates.tiers.includes(Number(key.split('.')[2])))
  return {
    ...work,
    rates,
    basePrices: { ...work.basePrices, ...Object.fromEntries(basePrices) },
    unread: Object.fromEntries(Object.entries(work.unread).filter(([key]) => !isGone(key))),
  }
}
