import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, from, moved, poolOf, setUnits } from '../../../../tests/support/rental.ts'
import { openRentalDesk, type RentalDesk } from '../../../../tests/support/rental-desk.ts'

/** What is answered for days and hours of March 2027, at the first places. */
const offers = async (desk: RentalDesk, trip: ReturnType<typeof moved>, more: object = {}) =>
  desk.ask('POST', '/desk-reservations/offers', { ...trip, ...more })

test('what is free is listed with its price, and what is taken with until when', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.large, 2)
  await desk.book(desk.small, from('08 10:00', '10 14:00'))
  await desk.book(desk.large, from('10 10:00', '12 10:00'))
  const answer = await offers(desk, moved('10 10:00', '13 10:00'))
  expect([answer.statusCode, answer.json().offers]).toMatchObject([
    200,
    [
      {
        vehicleId: desk.small,
        left: 0,
        takenUntil: '2027-03-10T14:00',
        nearest: { pickup: '2027-03-10T14:00', return: '2027-03-13T10:00' },
        blocked: null,
      },
      { vehicleId: desk.large, left: 1, units: 2, total: 33447, currency: 'USD', rules: [], refusal: null },
    ],
  ])
})

test('what the list says is what the reservation costs, on sale or not and published or not', async () => {
  const desk = await openRentalDesk({}, { status: 'draft' })
  const trip = moved('10 10:00', '13 10:00')
  const [small] = (await offers(desk, trip)).json().offers
  const made = await desk.reserve({
    ...trip,
    expectedTotal: { minor: small.total, currency: small.currency },
  })
  expect([made.statusCode, made.json().total]).toEqual([201, small.total])
})

test('rules say why it needs a reason, and a block why it is not there', async () => {
  const desk = await openRentalDesk({ rules: { ...DEFAULT_RATES.rules, minDays: 2 } })
  await desk.ask('POST', `/landings/${desk.landing}/blocks`, {
    ...{
      vehicleId: desk.small,
      unit: 1,
      from: '2027-03-09T10:00',
      to: '2027-03-15T10:00',
      reason: 'maintenance',
    },
  })
  const [small, large] = (await offers(desk, moved('10 10:00', '11 10:00'))).json().offers
  expect(small).toMatchObject({ left: 0, blocked: 'maintenance', takenUntil: null, nearest: null })
  expect(large).toMatchObject({ left: 1, blocked: null, rules: [{ code: 'period-too-short' }] })
})

test('of all landings a unit is listed once, and each landing has its own vehicle of it and its places', async () => {
  const desk = await openRentalDesk()
  const landing = await addLanding(desk.parts, desk.owner)
  const poolId = await poolOf(desk.parts.db, desk.small)
  const same = await addVehicle(desk.parts, landing, { poolId })
  const own = await addVehicle(desk.parts, landing, { name: 'Toyota Prado' })
  for (const [at, place] of [
    [desk.landing, 'Aeropuerto'],
    [landing, 'Zona Colonial'],
    [landing, 'AEROPUERTO'],
  ] as const)
    await desk.ask('POST', `/landings/${at}/places`, { name: place })
  const listed = async (more: object = {}) => {
    const { offers: all, pickupPlaces } = (await offers(desk, moved('10 10:00', '13 10:00'), more)).json()
    return [all.map(({ vehicleId }: { vehicleId: number }) => vehicleId), pickupPlaces]
  }
  expect(await listed()).toEqual([
    [desk.small, desk.large, own],
    ['Aeropuerto', 'Zona Colonial'],
  ])
  expect(await listed({ landingId: landing })).toEqual([
    [same, own],
    ['Zona Colonial', 'AEROPUERTO'],
  ])
})

test('a time that nobody can reserve is refused, and so is another’s landing', async () => {
  const desk = await openRentalDesk()
  const refusal = async (trip: ReturnType<typeof moved>, more: object = {}) => {
    const { statusCode, ...answer } = await offers(desk, trip, more)
    return [statusCode, answer.json().code]
  }
  expect(await refusal(moved('13 10:00', '10 10:00'))).toEqual([422, 'return-before-pickup'])
  expect(await refusal({ ...moved('13 10:00', '14 10:00'), returnDate: '2028-06-01' })).toEqual([
    422,
    'period-too-long',
  ])
  const theirs = await addLanding(desk.parts, await desk.addOwner())
  expect(await refusal(moved('10 10:00', '13 10:00'), { landingId: theirs })).toEqual([
    404,
    'landing-not-found',
  ])
})

test('what is out already is listed as free on units that are, with their plates', async () => {
  const desk = await openRentalDesk()
  await setUnits(desk.parts.db, desk.small, 2)
  await desk.ask('PUT', `/vehicles/${desk.small}/units/2`, { plate: 'A 123456' })
  const late = moved('10 10:00', '20 10:00')
  const trip = { ...late, pickupDate: '2027-02-10', returnDate: '2027-02-20' }
  expect((await offers(desk, trip)).json().code).toBe('pickup-in-past')
  await desk.reserve({ ...trip, isOut: true, unit: 1, override: { reason: 'De antes de Nelly' } })
  const [small] = (
    await offers(desk, { ...trip, pickupDate: '2027-02-21', returnDate: '2027-02-25' }, { isOut: true })
  ).json().offers
  expect(small).toMatchObject({
    left: 1,
    freeUnits: [{ number: 2, plate: 'A 123456' }],
    rules: [{ code: 'pickup-in-past' }],
  })
})
