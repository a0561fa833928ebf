import type { Block } from '@nelly/domain/blocks'
import { expect, test } from 'vitest'
import { ownedFigures } from './owned-figures.ts'
import { ownedFleet } from './owned-fleet.ts'

const handover = {
  id: 51,
  id_landing: 7,
  display_name: 'Búho Rent',
  vehicle: { name: 'Kia Rio' },
  name: 'Grace',
  last_name: 'Hopper',
  place: 'Samaná',
  date: '2027-03-12',
  time: '10:00',
}

test('figures are read in our words, money in the smallest units of each currency', () => {
  const figures = ownedFigures({
    weeks: [
      {
        week: '2027-W09',
        from: '2027-03-01',
        reservations: 2,
        revenue: 219.42,
        currency: 'USD',
        revenues: [
          { currency: 'USD', revenue: 219.42 },
          { currency: 'JPY', revenue: 5000 },
        ],
        occupancy: 0.5,
      },
    ],
    occupancy: { next_7_days: 0.25, next_30_days: null },
    next_pickups: [handover],
    next_returns: [],
    landings: { published: 1, draft: 2 },
  })
  expect(figures.weeks[0]).toMatchObject({
    week: '2027-W09',
    revenues: [
      { minor: 21942, currency: 'USD' },
      { minor: 5000, currency: 'JPY' },
    ],
  })
  expect(figures.occupancy).toEqual({ next7Days: 0.25, next30Days: null })
  expect(figures.nextPickups).toEqual([
    {
      reservationId: 51,
      landingId: 7,
      landingName: 'Búho Rent',
      vehicleName: 'Kia Rio',
      firstName: 'Grace',
      lastName: 'Hopper',
      at: { place: 'Samaná', date: '2027-03-12', time: '10:00' },
    },
  ])
})

test("a fleet's calendar is read in our words", () => {
  const reservation = {
    id: 51,
    reference: 'K7Q4-9MXT-3HRD',
    name: 'Grace',
    last_name: 'Hopper',
    date_of_departure: '2027-03-12',
    time_of_departure: '10:00',
    date_of_arrival: '2027-03-15',
    time_of_arrival: '09:00',
    turnaround_minutes: 60,
    pinned: true,
    status: 'out' as const,
    overdue: true,
    at_risk: false,
    do_not_rent: false,
    revision: 4,
  }
  const block = {
    id: 3,
    vehicleId: 12,
    unit: null,
    from: '2027-03-16T08:00',
    to: '2027-03-18T08:00',
    reason: 'maintenance' as const,
    note: null,
    feed: null,
    revision: 2,
  } as Block
  const units = [{ unit: 1, plate: 'A123456', out_of_service: true, reservations: [reservation] }]
  const fleet = ownedFleet({
    id_landing: 7,
    timezone: 'America/Santo_Domingo',
    today: '2027-03-01',
    from: '2027-03-08',
    days: 14,
    next: null,
    vehicles: [
      {
        id: 12,
        name: 'Kia Rio',
        image: 'vehicles/7/picture.jpg',
        on_sale: false,
        deleted: false,
        blocks: [block],
        units,
      },
    ],
  })
  expect(fleet.vehicles[0]).toMatchObject({
    id: 12,
    picture: 'vehicles/7/picture.jpg',
    isOnSale: false,
    deleted: false,
  })
  expect(fleet.vehicles[0]?.units[0]?.bars).toEqual([
    {
      id: 51,
      reference: 'K7Q4-9MXT-3HRD',
      firstName: 'Grace',
      lastName: 'Hopper',
      pickup: { date: '2027-03-12', time: '10:00' },
      return: { date: '2027-03-15', time: '09:00' },
      turnaroundMinutes: 60,
      isPinned: true,
      status: 'out',
      isOverdue: true,
      isAtRisk: false,
      isDoNotRent: false,
      revision: 4,
    },
  ])
  expect(fleet.vehicles[0]?.units[0]?.isOutOfService).toBe(true)
  expect(fleet.vehicles[0]?.blocks).toEqual([block])
})
