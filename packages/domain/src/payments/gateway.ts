import type { Currency } from '../currency.ts'
import type { Money } from '../money.ts'

/** The gateways that there are. Transfers with slips need none: they are the manual way. */
export const GATEWAYS = ['azul'] as const
export type GatewayName = (typeof GATEWAYS)[number]

/** How a gateway tells what became of an attempt. */
type Telling = 'return' | 'notice' | 'look-up'

/** What a gateway can do. What it can't is done by its operator elsewhere, and written into the ledger by hand. */
interface GatewayAbilities {
  readonly tells: readonly Telling[]
  /** Days for which a deposit is held; 0 where it holds none. */
  readonly holdDays: number
  /** How often a hold can be captured. */
  readonly captures: 'none' | 'one' | 'many'
  /** Minutes for which a payment can be voided. */
  readonly voidMinutes: number
  readonly refunds: 'none' | 'one' | 'many'
}

/** What a gateway says of an attempt, once it is known to be the gateway that says it. */
export interface GatewayAnswer {
  /** Of the answer: read twice, it is the same. */
  readonly key: string
  readonly orderNumber: string
  /** Null where it says nothing of an amount, as somebody who came back without paying. */
  readonly amount: Money | null
  readonly outcome: 'approved' | 'declined' | 'cancelled' | 'dismissed' | 'unknown'
  /** Its code of what it says, such as `51`; blank without one. */
  readonly code: string
  readonly authorization: string
  /** By which the gateway finds the payment. */
  readonly reference: string
}

/** What is asked of a gateway. */
interface GatewayOrder {
  readonly orderNumber: string
  readonly amount: Money
}

/** A form that the payer's browser posts to the gateway. */
export interface GatewayForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Where the gateway sends the payer back to. */
interface ReturnAddresses {
  readonly approved: string
  readonly declined: string
  readonly cancelled: string
}

/** Whom a gateway pays out to: one number has one currency. */
export interface Merchant {
  readonly number: string
  readonly name: string
  readonly currency: Currency
}

/**
 * What every gateway is behind. The optional ones are those that it `can`: the desk asks for nothing else.
 * What isn't signed as it must be is undefined, and changes nothing.
 */
export interface Gateway<M extends Merchant> {
  readonly can: GatewayAbilities
  begin(merchant: M, order: GatewayOrder, to: ReturnAddresses): GatewayForm
  /** The order that a return is about, before it is known whether it is signed. */
  orderOf(query: unknown): string | undefined
  readReturn(merchant: M, query: unknown): GatewayAnswer | undefined
  readNotice?(merchant: M, body: unknown): GatewayAnswer | undefined
  lookUp?(merchant: M, order: GatewayOrder): Promise<GatewayAnswer | undefined>
  capture?(merchant: M, order: GatewayOrder, reference: string): Promise<GatewayAnswer>
  void?(merchant: M, order: GatewayOrder, reference: string): Promise<GatewayAnswer>
  refund?(merchant: M, order: GatewayOrder, reference: string): Promise<GatewayAnswer>
}
