const DAY_MS = 86_400_000
/** The first day from today that the bench books: later than all reservations of the world. */
const FIRST_DAY = 40
/** How long each rental lasts; the next of a vehicle begins when it is back. */
export const RENTAL_DAYS = 2

/** The day on which the rentals of a slot begin, as `2027-03-01`. */
export const dayOf = (slot) =>
  new Date(Date.now() + (FIRST_DAY + RENTAL_DAYS * slot) * DAY_MS).toISOString().slice(0, 10)

/**
 * The body of the `n`th booking: another vehicle each time, and of a vehicle one rental after the other, so that no two meet.
 * `booking.lua` makes the same.
 */
export function wishFor(fleet, n) {
  const place = n % fleet.vehicles
  const slot = Math.floor(n / fleet.vehicles)
  return {
    ...ALWAYS,
    id_landing: fleet.firstLanding + Math.floor(place / fleet.vehiclesEach),
    id_vehicle: fleet.firstVehicle + place,
    date_of_departure: dayOf(slot),
    date_of_arrival: dayOf(slot + 1),
    idempotency_key: String(n),
  }
}

/** What all bookings say alike. */
export const ALWAYS = {
  number_person: 2,
  number_bag: 1,
  name: 'Zoë',
  last_name: 'O’Brien',
  phone: '+353 1 555 0199',
  email: 'zoe@example.com',
  description: 'We land at half past nine.',
  place_of_departure: 'Santiago',
  arrival_place: 'La Romana',
  time_of_departure: '10:00',
  time_of_arrival: '10:00',
  extras: [{ code: 'baby_seat', quantity: 1 }],
}
