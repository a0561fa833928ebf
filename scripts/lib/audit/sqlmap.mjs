import { isHere, missing, outputOf } from './tool.mjs'

/** How long each of them is tested. */
const SECONDS = 180

const TRIP =
  'place_of_departure=a&arrival_place=b&date_of_departure=2027-03-10&time_of_departure=10:00&date_of_arrival=2027-03-13&time_of_arrival=10:00'
const BOOKING = JSON.stringify({
  id_landing: 1,
  id_vehicle: 1,
  number_person: 2,
  number_bag: 1,
  name: 'a',
  last_name: 'b',
  phone: '1',
  email: 'a@example.com',
})

/** Targets with text input: pages with a trip, a landing's name, a file's path, a reservation, a login. */
const targets = (origin) => [
  ['-u', `${origin}/caribe-rent-a-car/vehicle?${TRIP}&q=a&brand=b`],
  ['-u', `${origin}/caribe-rent-a-car/thanks-you?r=a`],
  ['-u', `${origin}/api/publicLanding/caribe*`],
  ['-u', `${origin}/storage/a*/b.jpg`],
  ['-u', `${origin}/api/reservations`, '--data', BOOKING],
  ['-u', `${origin}/api/login-nelly`, '--data', '{"email":"a@example.com","password":"b"}'],
]

/** Tries SQL injection at each of them. */
export async function runSqlmap(origin, folder) {
  if (!isHere('sqlmap')) return missing('sqlmap')
  const open = []
  let tried = 0
  for (const target of targets(origin)) {
    const said = await outputOf(
      'sqlmap',
      [
        ...target,
        ...[
          '--batch',
          '--dbms',
          'postgresql',
          '--technique',
          'BEUS',
          '--flush-session',
          '--disable-coloring',
        ],
        ...['--ignore-code', '*', '--output-dir', folder],
      ],
      SECONDS,
    )
    if (/is vulnerable|identified the following injection point/.test(said)) open.push(`  ${target[1]}`)
    if (/do not appear to be injectable|does not seem to be injectable/.test(said)) tried += 1
  }
  const all = targets(origin).length
  return {
    outcome: open.length > 0 ? 'failed' : tried === all ? 'passed' : 'skipped',
    text: [`${tried} of ${all} targets tried to the end, ${open.length} of them open`, ...open].join('\n'),
  }
}
