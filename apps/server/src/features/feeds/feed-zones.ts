import { isTimezone } from '@nelly/domain/wall-clock'
import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

/** A clock: what it shows at an instant, in milliseconds since 1970, and when it shows it. */
export interface Zone {
  readonly name: string
  instantOf(at: Temporal.PlainDateTime): number
  clockAt(instant: number): Temporal.PlainDateTime
}

/** A time zone of the IANA database. */
export const ianaZone = (name: string): Zone => ({
  name,
  instantOf: (at) => at.toZonedDateTime(name).epochMilliseconds,
  clockAt: (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name).toPlainDateTime(),
})

/**
 * Finds the zone that a file means by a name: one that everybody knows, also by the name that Windows has for it, else that of the
 * file's own definition; undefined for any other.
 *
 * Source: RFC 5545, 3.2.19; rules.md, "Calendars of other channels".
 */
export function zonesOf(definitions: readonly string[]): (name: string) => Zone | undefined {
  const defined = new Map(definitions.flatMap((text) => definedZone(text) ?? []))
  const found = new Map<string, Zone | undefined>()
  return (name) => {
    if (!found.has(name)) found.set(name, knownZone(name) ?? defined.get(name))
    return found.get(name)
  }
}

/** Some programs put their own path before the name: `/mozilla.org/20050126_1/Europe/Madrid`. */
function knownZone(name: string): Zone | undefined {
  const spellings = [name, ...findIana(name), /[^/]+\/[^/]+$/.exec(name)?.[0] ?? '']
  const known = spellings.find(isTimezone)
  return known === undefined ? undefined : ianaZone(known)
}

/** The zone that a file defines, by its name there; undefined where it can't be read. */
function definedZone(text: string): [string, Zone][] | undefined {
  try {
    const component = new ICAL.Component(ICAL.parse(text))
    const name = component.getFirstPropertyValue('tzid')
    const zone = new ICAL.Timezone(component)
    const offsetAt = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
      1_000 * zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false }))
    const utc = ianaZone('UTC')
    const offsets = ['standard', 'daylight'].flatMap((part) => component.getAllSubcomponents(part))
    if (typeof name !== 'string' || offsets.length === 0) return undefined
    const defined: Zone = {
      name,
      instantOf: (at) => utc.instantOf(at) - offsetAt(at),
      clockAt: (instant) => {
        const near = utc.clockAt(instant + offsetAt(utc.clockAt(instant)))
        return utc.clockAt(instant + offsetAt(near))
      },
    }
    // Broken ones throw when they are used first.
    defined.clockAt(Date.UTC(2026, 0, 1))
    return [[name, defined]]
  } catch {
    return undefined
  }
}
