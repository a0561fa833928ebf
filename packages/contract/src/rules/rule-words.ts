import { closureIn } from '@nelly/domain/places/closures'
import type { TimeInterval } from '@nelly/domain/places/opening-hours'
import { MAX_RENTAL_DAYS } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { dayWords, endedOnce, intervalWords, momentWords, type Reader } from '../moment-words.ts'
import { refusalWords } from '../refusal-words.ts'
import type { Language } from '../wire.ts'

type Rule<Code extends BrokenRule['code']> = Extract<BrokenRule, { code: Code }>

/**
 * A rule that refuses a rental in one sentence, with its bound and with the name of the season or place that it comes from.
 * Its dates always have their year: a refusal is also read later, and elsewhere. Source: decision 0090.
 *
 * Source: rules.md, "When it may be rented".
 */
export const ruleWords = (rule: BrokenRule, reader: Reader): string => endedOnce(sentence(rule, reader))

function sentence(rule: BrokenRule, reader: Reader): string {
  const { language } = reader
  const say = phrases[language]
  switch (rule.code) {
    case 'pickup-too-soon':
      return say.lead(leadWords(rule.leadMinutes, language), momentWords(rule.earliest, reader, 'long'))
    case 'pickup-too-far':
      return rule.horizonDays === null
        ? refusalWords(rule.code, language)
        : say.horizon(say.days(rule.horizonDays))
    case 'period-too-short':
      return sourced(rule, language, say.least(say.days(rule.minDays)))
    case 'period-too-long':
      return rule.by === 'landing' && rule.maxDays === MAX_RENTAL_DAYS
        ? refusalWords(rule.code, language)
        : sourced(rule, language, say.most(say.days(rule.maxDays)))
    case 'no-pickup-that-day':
    case 'no-return-that-day':
      return say[rule.code](rule.season[language], say.weekdays[rule.weekday - 1] ?? '')
    case 'place-closed':
      return closedWords(rule, language)
    case 'outside-opening-hours':
      return say.hours(rule.place, dayWords(rule.date, language, 'long'), hoursWords(rule.opens, reader))
    case 'one-way-forbidden':
      return say.oneWay(rule.from, rule.to)
    case 'driver-too-young':
      return rule.by === 'vehicle' ? say.youngForVehicle(rule.minAge) : say.young(rule.minAge)
    case 'driver-too-old':
      return say.old(rule.maxAge)
    default:
      return refusalWords(rule.code, language)
  }
}

/** The hours of a day, such as `8:00 AM–12:30 PM and 2:00–6:00 PM`. */
const hoursWords = (opens: readonly TimeInterval[], reader: Reader): string =>
  new Intl.ListFormat(reader.language, { type: 'conjunction' }).format(
    opens.map((one) => intervalWords(one, reader)),
  )

const phrases = {
  en: {
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    minutes: (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`,
    hoursAhead: (n: number) => `${n} ${n === 1 ? 'hour' : 'hours'}`,
    lead: (ahead: string, earliest: string) =>
      `Pickups are booked at least ${ahead} ahead: the earliest is on ${earliest}.`,
    horizon: (days: string) => `The pickup may be at most ${days} ahead.`,
    least: (days: string) => `${days} or more`,
    most: (days: string) => `${days} at most`,
    landing: (length: string) => `Rentals last ${length}.`,
    vehicle: (length: string) => `This vehicle is rented for ${length}.`,
    season: (name: string, length: string) => `${name}: ${length}.`,
    weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
    'no-pickup-that-day': (season: string, day: string) => `${season}: no pickups on ${day}.`,
    'no-return-that-day': (season: string, day: string) => `${season}: no returns on ${day}.`,
    closed: (place: string, day: string) => `${place} is closed on ${day}.`,
    closedFor: (place: string, day: string, note: string) => `${place} is closed on ${day} (${note}).`,
    hours: (place: string, day: string, hours: string) => `${place} is open on ${day}: ${hours}.`,
    oneWay: (from: string, to: string) => `A vehicle picked up at ${from} can’t be returned at ${to}.`,
    young: (age: number) => `The driver must be at least ${age} years old.`,
    youngForVehicle: (age: number) => `The driver of this vehicle must be at least ${age} years old.`,
    old: (age: number) => `The driver may be at most ${age} years old.`,
  },
  es: {
    days: (n: number) => `${n} ${n === 1 ? 'día' : 'días'}`,
    minutes: (n: number) => `${n} ${n === 1 ? 'minuto' : 'minutos'}`,
    hoursAhead: (n: number) => `${n} ${n === 1 ? 'hora' : 'horas'}`,
    lead: (ahead: string, earliest: string) =>
      `Se reserva con al menos ${ahead} de antelación: la recogida puede ser a partir del ${earliest}.`,
    horizon: (days: string) => `Se reserva hasta con ${days} de antelación.`,
    least: (days: string) => `${days} como mínimo`,
    most: (days: string) => `${days} como máximo`,
    landing: (length: string) => `El alquiler dura ${length}.`,
    vehicle: (length: string) => `Este vehículo se alquila por ${length}.`,
    season: (name: string, length: string) => `${name}: ${length}.`,
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'],
    'no-pickup-that-day': (season: string, day: string) => `${season}: no hay recogidas los ${day}.`,
    'no-return-that-day': (season: string, day: string) => `${season}: no hay devoluciones los ${day}.`,
    closed: (place: string, day: string) => `${place}: cerrado el ${day}.`,
    closedFor: (place: string, day: string, note: string) => `${place}: cerrado el ${day} (${note}).`,
    hours: (place: string, day: string, hours: string) => `${place}: el ${day} abre ${hours}.`,
    oneWay: (from: string, to: string) => `Un vehículo recogido en ${from} no se puede devolver en ${to}.`,
    young: (age: number) => `Quien conduce debe tener al menos ${age} años.`,
    youngForVehicle: (age: number) => `Para este vehículo, quien conduce debe tener al menos ${age} años.`,
    old: (age: number) => `Quien conduce puede tener como máximo ${age} años.`,
  },
} satisfies Record<Language, object>

function sourced(
  rule: Rule<'period-too-short'> | Rule<'period-too-long'>,
  language: Language,
  length: string,
): string {
  const say = phrases[language]
  return rule.by === 'season' ? say.season(rule.season[language], length) : say[rule.by](length)
}

function closedWords({ place, date, note }: Rule<'place-closed'>, language: Language): string {
  const say = phrases[language]
  const day = dayWords(date, language, 'long')
  return note === '' ? say.closed(place, day) : say.closedFor(place, day, closureIn(note, language))
}

/** In the largest unit that is a whole number of at least two days, else one of hours or minutes. */
function leadWords(minutes: number, language: Language): string {
  const say = phrases[language]
  if (minutes % 60 !== 0) return say.minutes(minutes)
  const hours = minutes / 60
  return hours % 24 === 0 && hours > 24 ? say.days(hours / 24) : say.hoursAhead(hours)
}
