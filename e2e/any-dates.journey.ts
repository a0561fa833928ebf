import fc from 'fast-check'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'

/** Any date from year 1 to 9999, and some that the calendar lacks. */
const anyDate = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) =>
    [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'),
  )

/** Mostly around today, where a trip may be: either order, near and years apart. */
const nearDate = fc.integer({ min: -800, max: 800 }).map(inDays)

const twoDates = fc.oneof(
  fc.record({ date_of_departure: nearDate, date_of_arrival: nearDate }, { requiredKeys: [] }),
  fc.record({ date_of_departure: nearDate, date_of_arrival: anyDate }, { requiredKeys: [] }),
  fc.record({ date_of_departure: anyDate, date_of_arrival: anyDate }, { requiredKeys: [] }),
)

test('whatever the two dates of an address are, every page for visitors is shown', async ({
  request,
  server,
}) => {
  test.setTimeout(300_000)
  const { name, vehicle } = await newLanding(await newOperator(server), { name: 'Cualquier Fecha' })
  const pages = ['', '/vehicle', `/vehicles/${vehicle}`, '/additions', '/review', '/FAQ', '/thanks-you']
  const expectShown = async (dates: Record<string, string>) => {
    const search = new URLSearchParams({ ...dates, vehicle: String(vehicle) })
    for (const page of pages) {
      const { origin } = server
      const shown = await request.get(`${origin}/${name}${page}?${search}`)
      expect(shown.status(), shown.url()).toBeLessThan(500)
    }
    const posted = await request.post(`${server.origin}/${name}/review?${search}`, { form: { name: 'Zoë' } })
    expect(posted.status(), posted.url()).toBeLessThan(500)
  }
  await expectShown({ date_of_arrival: inDays(-800) })
  await fc.assert(fc.asyncProperty(twoDates, expectShown), { numRuns: 12 * Number(process.env.FUZZ ?? 1) })
})
