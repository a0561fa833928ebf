import { settled } from '../lib/settled.mjs'

const DAY_MILLISECONDS = 24 * 60 * 60_000
const inDays = (days) => new Date(Date.now() + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** Every public page of a demo landing: its name, its address, and whether search engines may index it. */
export async function publicPages(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const home = paths[0]
  const vehicle = Number(
    paths
      .find((path) => path.startsWith(`${home}/vehicles/`))
      .split('/')
      .at(-1),
  )
  await settled(origin)
  const landing = await (await fetch(`${origin}/api/publicLanding${home}`)).json()
  const search = new URLSearchParams({ ...trip(landing.locations[0], 21), number_of_persons: '2' })
  const chosen = `${search}&vehicle=${vehicle}`
  const reference = await booked(origin, landing, vehicle)
  return [
    { name: 'home', address: home, mayBeListed: true },
    { name: 'list', address: `${home}/vehicle`, mayBeListed: true },
    { name: 'list with dates', address: `${home}/vehicle?${search}` },
    { name: 'vehicle', address: `${home}/vehicles/${vehicle}`, mayBeListed: true },
    { name: 'vehicle with dates', address: `${home}/vehicles/${vehicle}?${search}` },
    { name: 'extras', address: `${home}/additions?${chosen}` },
    { name: 'checkout', address: `${home}/review?${chosen}&baby_seat=1` },
    { name: 'thank-you', address: `${home}/thanks-you?r=${reference}` },
    { name: 'questions', address: `${home}/FAQ`, mayBeListed: true },
    { name: 'not found', address: `${home}/nothing-here` },
  ].map(({ mayBeListed = false, address, name }) => ({ name, mayBeListed, url: origin + address }))
}

/** Three days between the landing's first places, a number of days from now, as pages and calls spell a trip. */
const trip = ({ place_of_departure, arrival_place }, days) => ({
  place_of_departure,
  arrival_place,
  date_of_departure: inDays(days),
  time_of_departure: '10:00',
  date_of_arrival: inDays(days + 3),
  time_of_arrival: '10:00',
})

/** Books the vehicle and returns the reference for the thank-you page. */
async function booked(origin, { id, locations }, vehicle) {
  const answer = await fetch(`${origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id_landing: id,
      id_vehicle: vehicle,
      name: 'Zoë',
      last_name: 'O’Brien',
      phone: '+353 1 555 0199',
      email: 'zoe@example.com',
      ...trip(locations[0], 40),
    }),
  })
  if (!answer.ok) throw new Error(`the booking was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).reference
}
