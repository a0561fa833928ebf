import { folded } from '@nelly/domain/folded'
import { HOME_TIMEZONE, utcOffset } from '@nelly/domain/wall-clock'

/** A time zone as people choose it. */
export interface TimeZoneOption {
  value: string
  label: string
}

/** A time zone's name as people read it. */
export const timeZoneName = (timezone: string): string => timezone.replaceAll('_', ' ')

/** All time zones with the offset they have at an instant; first the usual one, the device's own, and the chosen one. */
export function timeZoneOptions(chosen: string, instant: Date): TimeZoneOption[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = new Set([HOME_TIMEZONE, own, chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((value) => ({
    value,
    label: `${timeZoneName(value)} (${utcOffset(value, instant)})`,
  }))
}

/** Whether a time zone is meant by what was typed: accents, capitals and underscores do not matter. */
export const isTimeZoneFound = ({ label }: TimeZoneOption, typed: string): boolean =>
  searchable(label).includes(searchable(typed))

const searchable = (text: string): string => timeZoneName(folded(text)).replaceAll('−', '-')
