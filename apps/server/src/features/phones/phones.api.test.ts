import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { from } from '../../../tests/support/rental.ts'
import { openRentalDesk } from '../../../tests/support/rental-desk.ts'
import { landings, places, reservations } from '../../platform/db/schema.ts'
import { visit } from '../public-site/visit.ts'

const IN_MADRID = { timezone: 'Europe/Madrid' }

for (const [phone, whatsapp] of [
  ['600112233', '34600112233'],
  ['+1 (809) 555-0199', '18095550199'],
  ['+34 000 000 000', null],
  ['1234567', null],
] as const)
  test(`an operator in Madrid writes to ${phone} by WhatsApp at ${whatsapp ?? 'no number'}`, async () => {
    const desk = await openRentalDesk({}, IN_MADRID)
    const id = await desk.book(desk.small, { ...from('10 10:00', '11 10:00'), phone })
    await desk.parts.db
      .update(reservations)
      .set({ status: 'requested', answerBy: new Date('2027-03-09T10:00:00Z') })
    const details = (await desk.ask('GET', `/reservations/${id}/details`)).json()
    expect(details).toMatchObject({ phone, whatsapp })
    expect((await desk.ask('GET', '/desk')).json().requests).toMatchObject([{ id, whatsapp }])
    expect((await desk.ask('GET', `/customers/${details.customer.id}`)).json()).toMatchObject({ whatsapp })
  })

test('visitors dial the phones of a landing and its places in its country, and its editor sees which are numbers', async () => {
  const desk = await openRentalDesk({}, IN_MADRID)
  const { db } = desk.parts
  const office = { name: 'Oficina', phone: '+1 809 555 0199', isPickup: true, isReturn: true, position: 0 }
  const unoffered = { ...office, name: 'Taller', phone: '699 11 22 33', isPickup: false, isReturn: false }
  await db.insert(places).values(
    [office, unoffered].map((place) => ({
      ...place,
      landingId: desk.landing,
      createdAt: desk.clock.now(),
    })),
  )
  const site = `/landings/${desk.landing}/site`
  const { document, revision } = (await desk.ask('GET', site)).json()
  const contact = { ...document.contact, phone: '600 11 22 33', whatsapp: '+34 000 000 000' }
  const saved = await desk.ask('PUT', site, { revision, document: { ...document, contact } })
  expect(saved.json().phones).toEqual({ '600 11 22 33': '34600112233' })
  await desk.ask('POST', `${site}/publications`, { revision: revision + 1 })
  const [row] = await db.select().from(landings).where(eq(landings.id, desk.landing))
  expect(await visit(db, row?.name as string)).toMatchObject({
    landing: { phones: { '600 11 22 33': '34600112233', '+1 809 555 0199': '18095550199' } },
  })
})
