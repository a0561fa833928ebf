import { dialled, internationalDigits, isPhone, phoneKey, withExtension } from '@nelly/domain/customers/phone'
import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { countryOf } from './country-of.ts'

/**
 * The digits of a phone number with its country code, as it is typed on a landing in a time zone, in whose country it is read if it has no
 * code. Undefined where it can't be a number.
 *
 * Source: rules.md, "Phone numbers"; decision 0145.
 */
export const phoneDigits = (text: string, timezone: string): string | undefined => {
  const number = numberOf(text, countryOf(timezone))
  return number && digitsOf(number.number)
}

/** The same of several texts, by the text; those that can't be a number are missing. */
export const digitsOfPhones = (
  texts: readonly (string | null)[],
  timezone: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const digits = text === null ? undefined : phoneDigits(text, timezone)
      return text === null || digits === undefined ? [] : [[text, digits]]
    }),
  )

/**
 * What a phone is compared by: the first is stored, the others are how it was stored when it was not read in a country, as it was
 * written. None where a text is no phone.
 */
export function phoneKeys(text: string, timezone: string): readonly string[] {
  const typed = phoneKey(text)
  if (typed === undefined) return []
  const country = countryOf(timezone)
  const number = numberOf(text, country)
  if (!number) return [typed]
  const isOfCountry = country && getCountryCallingCode(country) === number.countryCallingCode
  const { extension } = dialled(text)
  const national = isOfCountry ? [number.nationalNumber, digitsOf(number.formatNational())] : []
  const keyOf = (digits: string) => withExtension(digits, extension)
  return [...new Set([keyOf(digitsOf(number.number)), typed, ...national.map(keyOf)])]
}

/** In the country, else by the code that it is written with. */
function numberOf(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  if (!isPhone(text)) return undefined
  const there = validNumber(dialled(text).number, country)
  const abroad = internationalDigits(text)
  return there ?? (abroad === undefined ? undefined : validNumber(`+${abroad}`, country))
}

function validNumber(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() ? number : undefined
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
