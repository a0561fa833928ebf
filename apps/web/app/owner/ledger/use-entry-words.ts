import type { LedgerEntry } from '@nelly/contract/ledger/ledger'
import { useWords } from '../words/use-words.ts'

/** What of an entry decides what it is called. */
type Called = Pick<LedgerEntry, 'kind' | 'reversedKind'> & Partial<Pick<LedgerEntry, 'isOfPrice'>>

/** What an entry is called. The first of a ledger is the price, further ones of it are its differences. */
export function useEntryWords(): (entry: Called, isFirst: boolean) => string {
  const t = useWords('ledger')
  return ({ kind, reversedKind, isOfPrice }, isFirst) => {
    if (kind === 'reversal') return t('reversalOf', { kind: reversedKind ? t(`kinds.${reversedKind}`) : '' })
    if (!isOfPrice) return t(`kinds.${kind}`)
    if (isFirst) return t('ofPrice')
    return t(kind === 'charge' ? 'priceMore' : 'priceLess')
  }
}
