import { type CountryCode, getCountries } from 'libphonenumber-js/min'

let countries: ReadonlyMap<string, CountryCode> | undefined

/** The country that an IANA time zone is in, as Unicode has it; undefined for one of no country, such as `UTC`. */
export function countryOf(timezone: string): CountryCode | undefined {
  countries ??= new Map(
    getCountries().flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const)),
  )
  return countries.get(new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone)
}

const zonesOf = (country: CountryCode): readonly string[] =>
  new Intl.Locale('und', { region: country }).getTimeZones() ?? []
