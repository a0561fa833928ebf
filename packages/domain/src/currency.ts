import type { Branded } from './brand.ts'

/** An ISO 4217 code of a currency that amounts can be in, such as `USD`. */
export type Currency = Branded<string, 'Currency'>

/** The currencies in circulation, by their number of decimals. Source: ISO 4217. */
const CODES: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: 'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
}

const DECIMALS = new Map(
  Object.entries(CODES).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
)

/** The codes of all currencies, in alphabetical order. */
export const CURRENCIES: readonly string[] = [...DECIMALS.keys()].sort()

/** Whether it is the code of a currency that amounts can be in. */
export const isCurrency = (code: string): code is Currency => DECIMALS.has(code)

/** The currency of that code. Throws a RangeError where there is none. */
export function currency(code: string): Currency {
  if (!isCurrency(code)) throw new RangeError(`not a currency: ${code}`)
  return code
}

/** US dollars, in which a landing charges unless its operator decides otherwise. */
export const USD = currency('USD')

/** How many decimals its amounts have: 2 for dollars, 0 for yen. */
export const decimalsOf = (code: Currency): number => DECIMALS.get(code) ?? 2
