import { folded } from '@nelly/domain/folded'
import { HOME_TIMEZONE, utcOffset } from '@nelly/domain/wall-clock'

/** A time zone as an option. */
export interface TimeZoneOption {
  value: string
  label: string
}

/** The readable name of a time zone. */
export const timeZoneName = (timezone: string): string => timezone.replaceAll('_', ' ')

/** All time zones with their offset at an instant; first the default, the device's own, and the chosen one. */
export function timeZoneOptions(chosen: string, instant: Date): TimeZoneOption[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = new Set([HOME_TIMEZONE, own, chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((value) => ({
    value,
    label: `${timeZoneName(value)} (${utcOffset(value, instant)})`,
  }))
}

/** Whether a time zone matches a search: accents, capitals and underscores do not matter. */
export const isTimeZoneFound = ({ label }: TimeZoneOption, typed: string): boolean =>
  searchable(label).includes(searchable(typed))

const searchable = (text: string): string => timeZoneName(folded(text)).replaceAll('−', '-')
