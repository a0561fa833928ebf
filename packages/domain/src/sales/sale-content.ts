import type { Language } from '../languages.ts'
import type { IdentityDocument } from '../taxpayers/identity-document.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { Sale } from './sale.ts'

/** To whom a sale is told to be made. */
export interface Buyer {
  readonly name: string
  readonly document: IdentityDocument | null
}

/** What a sale document says. Erasing the customer takes the buyer, the reason and the notes of its lines. */
export interface SaleContent extends Sale {
  /** That of the customer. */
  readonly language: Language
  readonly operator: {
    readonly name: string
    readonly legalName: string | null
    readonly taxNumber: string | null
    readonly legalAddress: string | null
  }
  readonly reference: string
  readonly vehicle: string
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** Null where nobody is known, or was erased. */
  readonly buyer: Buyer | null
  /** Why it corrects another; null for one that corrects none, or was erased. */
  readonly reason: string | null
}
