import type { Language } from '../languages.ts'
import type { Quote } from '../rates/quote.ts'
import type { Rates } from '../rates/rates.ts'
import type { VehicleCheck } from '../reservations/vehicle-check.ts'
import type { RichText } from '../site/rich-text.ts'
import type { DocumentKind } from '../taxpayers/identity-document.ts'
import type { WallClock } from '../wall-clock.ts'

/** Where and when a rental begins or ends. */
export interface ContractEnd {
  readonly at: WallClock
  readonly place: string
}

/** What a contract shows of a reservation: where any of it changes, another contract is made. */
export interface ContractContent {
  /** That of the customer. */
  readonly language: Language
  readonly operator: {
    readonly name: string
    readonly legalName: string | null
    readonly taxNumber: string | null
    readonly legalAddress: string | null
  }
  readonly reference: string
  readonly customer: string
  readonly document: { readonly kind: DocumentKind; readonly lastFour: string } | null
  readonly driverAge: number | null
  readonly additionalDrivers: number
  readonly vehicle: string
  readonly unit: number
  readonly plate: string | null
  /** Those of the unit that are known; absent where none are, as in contracts from before they were kept. */
  readonly damages?: string
  readonly pickup: ContractEnd
  readonly return: ContractEnd
  readonly quote: Quote
  readonly fuel: Rates['fuel']
  /** What was read when the vehicle was handed over. */
  readonly handedOver: VehicleCheck
  /** The terms of the publication that the reservation was made under; null where there are none. */
  readonly terms: {
    /** When the visitor accepted them; null for a reservation of the desk. */
    readonly acceptedAt: WallClock | null
    readonly language: Language
    readonly text: RichText
  } | null
}
