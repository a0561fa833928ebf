import { decimalsOf } from '../currency.ts'
import { type MinorUnits, type Money, minorUnits } from '../money.ts'

/** The fields of a request that are signed, in the order of their signature. */
export const AZUL_REQUEST = [
  ...['MerchantId', 'MerchantName', 'MerchantType', 'CurrencyCode', 'OrderNumber', 'Amount', 'ITBIS'],
  ...['ApprovedUrl', 'DeclinedUrl', 'CancelUrl'],
  ...['UseCustomField1', 'CustomField1Label', 'CustomField1Value'],
  ...['UseCustomField2', 'CustomField2Label', 'CustomField2Value'],
] as const

/** The fields of a return that are signed, in the order of their signature. */
export const AZUL_RETURN = [
  ...['OrderNumber', 'Amount', 'AuthorizationCode', 'DateTime', 'ResponseCode', 'IsoCode'],
  ...['ResponseMessage', 'ErrorDescription', 'RRN'],
] as const

type Fields<Names extends readonly string[]> = Readonly<Record<Names[number], string>>
export type AzulRequest = Fields<typeof AZUL_REQUEST>
export type AzulReturn = Fields<typeof AZUL_RETURN>

/** Amounts of AZUL have two decimals, written without a point: 217.65 is `21765`, 0.05 is `005`, nothing is `000`. */
export function azulAmount({ minor, currency }: Money): string {
  if (decimalsOf(currency) !== 2 || minor < 0)
    throw new RangeError(`not an amount of AZUL: ${minor} ${currency}`)
  return String(minor).padStart(3, '0')
}

/** The amount that it says; undefined for what is none. */
export const readAzulAmount = (text: string): MinorUnits | undefined =>
  /^\d{1,13}$/.test(text) ? minorUnits(Number(text)) : undefined

/** What its answer means: 00 alone is an approval, and without a code nothing is known. */
export const azulOutcome = ({ IsoCode }: Pick<AzulReturn, 'IsoCode'>): 'approved' | 'declined' | 'unknown' =>
  IsoCode === '00' ? 'approved' : IsoCode === '' ? 'unknown' : 'declined'
