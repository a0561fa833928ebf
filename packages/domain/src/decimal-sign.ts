import type { Currency } from './currency.ts'
import type { SiteLanguage } from './site/texts.ts'

/** The sign before decimals; the other one of the two groups thousands. */
export type DecimalSign = '.' | ','

/**
 * The currencies whose amounts are written with a point before decimals in Spanish: of the United States, Canada, Mexico, Central America but
 * Costa Rica, Peru and the Caribbean. Source: Unicode CLDR.
 */
const WITH_POINT: ReadonlySet<string> = new Set(
  'USD DOP MXN GTQ HNL NIO PAB PEN CUP CAD BBD BMD BSD BZD GYD HTG JMD KYD TTD XCD'.split(' '),
)

/**
 * How the readers of a landing write decimals, by its language and its currency. It decides how `1,500` is read
 * (`typed-number.ts`) and how a file for spreadsheets is written.
 *
 * Source: rules.md, "Typed numbers".
 */
export const decimalSign = (language: SiteLanguage, currency: Currency): DecimalSign =>
  language === 'en' || WITH_POINT.has(currency) ? '.' : ','
