import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { exceptionsThatHold } from '@nelly/domain/places/exceptions-that-hold'
import type { HoursOfDay, TimeInterval } from '@nelly/domain/places/opening-hours'
import { placeNamed, type VisitedPlace } from '@nelly/domain/places/places'
import { weekGroups } from '@nelly/domain/places/week-groups'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { Thing } from './structured-data.tsx'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A place of a landing with what is known of it. */
export function placeThing(name: string, landing: VisitedLanding, today: CalendarDate): Thing {
  const place = placeNamed(landing.places, name)
  return { '@type': 'Place', name, ...(place && placeFacts(place, landing, today)) }
}

/** What the site says of how to reach the operator; else what is known of the first place of pickup stands for it. */
export function operatorFacts(
  landing: VisitedLanding,
  today: CalendarDate,
): Readonly<Record<string, unknown>> {
  const { places, pickupPlaces, site } = landing
  const { contact } = site
  const known = pickupPlaces.flatMap((name) => placeNamed(places, name) ?? [])
  const ofPlace = known
    .map((place) => placeFacts(place, landing, today))
    .find((facts) => Object.keys(facts).length > 0)
  return {
    ...ofPlace,
    ...(contact.address && { address: contact.address }),
    ...(contact.phone && { telephone: telephone(contact.phone, landing) }),
    ...(contact.email && { email: contact.email }),
  }
}

/** With its country code, where it is known. */
const telephone = (phone: string, { phones }: VisitedLanding): string =>
  phones[phone] === undefined ? phone : `+${phones[phone]}`

/** Address, coordinates, phone and hours of a place, as far as they are known. */
function placeFacts(
  place: VisitedPlace,
  landing: VisitedLanding,
  today: CalendarDate,
): Record<string, unknown> {
  const { address, latitude, longitude, phone } = place
  const hours = openingHours(place, today)
  return {
    ...(address && { address }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone && { telephone: telephone(phone, landing) }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

/** The hours of a week and of the exceptions that are not over, as far as they hold. */
function openingHours({ hours, exceptions }: VisitedPlace, today: CalendarDate): Thing[] {
  const week = hours ? weekGroups(hours) : []
  return [
    ...week.flatMap(({ from, to, opens }) =>
      specifications(opens, {
        dayOfWeek: DAYS.slice(from - 1, to).map((day) => `https://schema.org/${day}`),
      }),
    ),
    ...exceptionsThatHold(exceptions, today).flatMap(({ from, to, hours: opens }) =>
      specifications(opens, { validFrom: from, validThrough: to }),
    ),
  ]
}

/** As search engines specify it, a closed day opens and closes at midnight. */
const CLOSED = { opens: '00:00', closes: '00:00' }
const WHOLE_DAY = { opens: '00:00', closes: '23:59' }

const specifications = (opens: HoursOfDay['opens'], when: object): Thing[] =>
  timesOf(opens).map((times) => ({ '@type': 'OpeningHoursSpecification', ...when, ...times }))

function timesOf(opens: HoursOfDay['opens']): { opens: string; closes: string }[] {
  if (opens === 'always') return [WHOLE_DAY]
  return opens.length > 0 ? opens.map(timeOf) : [CLOSED]
}

const timeOf = ({ from, to }: TimeInterval) => ({ opens: from, closes: to === '24:00' ? '23:59' : to })
