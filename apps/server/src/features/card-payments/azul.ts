import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  AZUL_REQUEST,
  AZUL_RETURN,
  type AzulRequest,
  type AzulReturn,
  azulAmount,
  azulOutcome,
  readAzulAmount,
} from '@nelly/domain/payments/azul-page'
import type { Gateway, Merchant } from '@nelly/domain/payments/gateway'

/** Whom AZUL pays out to, with what signs for them. */
export interface AzulMerchant extends Merchant {
  /** AZUL's own code of the currency. */
  readonly currencyCode: string
  readonly pageUrl: string
  readonly authKey: string
}

/** HMAC-SHA512 of the fields without a separator and the key once more, in UTF-16LE, keyed by the bytes of the key. */
export const signatureOf = <Names extends readonly string[]>(
  names: Names,
  fields: Readonly<Record<Names[number], string>>,
  authKey: string,
): Buffer =>
  createHmac('sha512', Buffer.from(authKey))
    .update(Buffer.from(names.map((name: Names[number]) => fields[name]).join('') + authKey, 'utf16le'))
    .digest()

/**
 * AZUL's payment page. The return of the browser is its only message: it has no call that asks what became of an order, so an attempt
 * without a return stays unknown until the desk decides it. Payments are voided at AZUL's own site, within 20 minutes.
 */
export const azulPage: Gateway<AzulMerchant> = {
  can: { tells: ['return'], holdDays: 0, captures: 'none', voidMinutes: 0, refunds: 'none' },

  begin(merchant, { orderNumber, amount }, to) {
    const fields: AzulRequest = {
      MerchantId: merchant.number,
      MerchantName: merchant.name,
      MerchantType: 'ECommerce',
      CurrencyCode: merchant.currencyCode,
      OrderNumber: orderNumber,
      Amount: azulAmount(amount),
      // A part of a rental has no tax of its own: the sale document has it.
      ITBIS: '000',
      ...{ ApprovedUrl: to.approved, DeclinedUrl: to.declined, CancelUrl: to.cancelled },
      ...{ UseCustomField1: '0', CustomField1Label: '', CustomField1Value: '' },
      ...{ UseCustomField2: '0', CustomField2Label: '', CustomField2Value: '' },
    }
    const signature = signatureOf(AZUL_REQUEST, fields, merchant.authKey)
    return { action: merchant.pageUrl, fields: { ...fields, AuthHash: signature.toString('hex') } }
  },

  orderOf: (query) => returnOf(query)?.OrderNumber,

  readReturn(merchant, query) {
    const fields = returnOf(query)
    if (!fields) return undefined
    const given = fields.AuthHash.toLowerCase()
    const expected = signatureOf(AZUL_RETURN, fields, merchant.authKey)
    // Capitals are the same bytes.
    if (!/^[0-9a-f]{128}$/.test(given) || !timingSafeEqual(Buffer.from(given, 'hex'), expected))
      return undefined
    const minor = readAzulAmount(fields.Amount)
    return {
      key: `${fields.OrderNumber}:${given}`,
      orderNumber: fields.OrderNumber,
      amount: minor === undefined ? null : { minor, currency: merchant.currency },
      outcome: azulOutcome(fields),
      code: fields.IsoCode,
      authorization: fields.AuthorizationCode,
      reference: fields.RRN,
    }
  },
}

/** The longest field that is read: AZUL's are shorter by far. */
const LONGEST = 300

/** The fields of a return, each once; a missing one is blank, as AZUL signs it. Undefined for what is no return. */
function returnOf(query: unknown): (AzulReturn & { readonly AuthHash: string }) | undefined {
  const given = query as Readonly<Record<string, unknown>>
  const fields: Record<string, string> = {}
  for (const name of [...AZUL_RETURN, 'AuthHash']) {
    const value = given[name] ?? ''
    if (typeof value !== 'string' || value.length > LONGEST || !value.isWellFormed() || value.includes('\0'))
      return undefined
    fields[name] = value
  }
  return fields.OrderNumber ? (fields as AzulReturn & { readonly AuthHash: string }) : undefined
}
