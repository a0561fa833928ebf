import {
  exceptionLines,
  type HoursLine,
  outsideLines,
  todayWords,
  weekLines,
} from '@nelly/contract/places/hours-words'
import { endedOnce } from '@nelly/contract/words/moment-words'
import type { Currency } from '@nelly/domain/currency'
import { mapAddress } from '@nelly/domain/places/map-address'
import type { VisitedPlace } from '@nelly/domain/places/places'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { I18n } from '../i18n.tsx'
import { outsideWords } from './outside-words.ts'

/** What visitors are told of a place. */
export interface KnownPlace {
  readonly name: string
  readonly address: string | null
  readonly phone: string | null
  /** Where a web map shows it; null where its coordinates are not known. */
  readonly mapAddress: string | null
  /** Blank where nothing is said of its hours. */
  readonly today: string
  readonly week: readonly HoursLine[]
  readonly exceptions: readonly HoursLine[]
  /** What a handover outside of its hours costs, one sentence for each window. */
  readonly outside: readonly string[]
}

/** The places of which more than a name is known. */
export const knownPlaces = (
  places: readonly VisitedPlace[],
  today: CalendarDate,
  currency: Currency,
  i18n: Pick<I18n, 'language' | 'clock' | 't' | 'money'>,
): KnownPlace[] =>
  places
    .map((place) => {
      const { name, address, phone, hours, latitude, longitude } = place
      const exceptions = exceptionLines(place, today, i18n)
      return {
        ...{ name, address, phone, exceptions },
        mapAddress: latitude === null || longitude === null ? null : mapAddress({ latitude, longitude }),
        today: hours || exceptions.length > 0 ? todayWords(place, today, i18n) : '',
        week: hours ? weekLines(hours, i18n) : [],
        outside: outsideLines(place, i18n).map((line) => outsideWords(line, currency, i18n)),
      }
    })
    .filter(({ address, phone, today }) => address || phone || today)

/** A place in one sentence or two, for an answer: `Santiago: Calle del Sol 1. +1 809 555 0100. lun–vie 8:00–11:30 a. m.` */
export const placeSentence = ({ name, address, phone, week, exceptions, outside }: KnownPlace): string => {
  const hours = [...[...week, ...exceptions].map((line) => `${line.days} ${line.hours}`), ...outside].join(
    '; ',
  )
  const sentences = [address ?? '', phone ?? '', hours]
    .filter((text) => text !== '')
    .map((text) => endedOnce(`${text}.`))
  return `${name}: ${sentences.join(' ')}`
}
