import type { ListedReservation, ReservationGroup } from '@nelly/contract/reservations/reservation'
import { expect, test } from 'vitest'
import { handoversOn } from './handovers.ts'

const reservation = (firstName: string, pickup: string, end: string, cancelled = false) => {
  const at = (text: string) => ({ place: '', date: text.slice(0, 10), time: text.slice(11) })
  return {
    firstName,
    pickup: at(pickup),
    return: at(end),
    cancelled: cancelled ? { at: '', fee: 0 } : null,
  } as ListedReservation
}
const group = (...reservations: ListedReservation[]) => ({ reservations }) as unknown as ReservationGroup

const names = (handovers: readonly { reservation: { firstName: string } }[]) =>
  handovers.map((handover) => handover.reservation.firstName)

test("a day's pickups and returns are listed in order of time, for all landings", () => {
  const { pickups, returns } = handoversOn('2027-05-10', [
    group(
      reservation('Ana', '2027-05-10 16:00', '2027-05-12 10:00'),
      reservation('Luis', '2027-05-08 10:00', '2027-05-10 09:30'),
      reservation('Eva', '2027-05-09 10:00', '2027-05-11 10:00'),
    ),
    group(reservation('Zoë', '2027-05-10 08:00', '2027-05-10 20:00')),
  ])
  expect(names(pickups)).toEqual(['Zoë', 'Ana'])
  expect(names(returns)).toEqual(['Luis', 'Zoë'])
})

test('cancelled reservations are not listed', () =>
  expect(
    handoversOn('2027-05-10', [group(reservation('Ana', '2027-05-10 16:00', '2027-05-10 18:00', true))]),
  ).toEqual({ overdue: [], pickups: [], returns: [] }))

// Rule of "Screens: the operator's lists and forms": web/owner/day-sheet/handovers.ts, web/owner/day-sheet/handover-table.tsx, e2e/day-sheet.journey.ts
test('what is late comes first: of earlier days on its own, of the day among its returns', () => {
  const late = (name: string, end: string) => ({
    ...reservation(name, '2027-05-01 10:00', end),
    isOverdue: true,
  })
  const [yesterday, today] = [late('Ana', '2027-05-09 10:00'), late('Luis', '2027-05-10 12:00')]
  const onTime = reservation('Eva', '2027-05-08 10:00', '2027-05-10 09:00')
  const { overdue, returns } = handoversOn('2027-05-10', [group(onTime, today)], {
    overdue: [yesterday, today],
  })
  expect(names(overdue)).toEqual(['Ana'])
  expect(names(returns)).toEqual(['Luis', 'Eva'])
})

test('a pickup says where its unit is, where that is another place', () => {
  const [here, away] = [
    reservation('Ana', '2027-05-10 10:00', '2027-05-12 10:00'),
    reservation('Eva', '2027-05-10 11:00', '2027-05-12 10:00'),
  ]
  const unitElsewhere = { reservationId: 9, place: 'Punta Cana', isOut: false }
  const { pickups } = handoversOn('2027-05-10', [group(here, { ...away, id: 9 })], {
    elsewhere: [unitElsewhere],
  })
  expect(pickups.map((one) => one.unitElsewhere)).toEqual([undefined, unitElsewhere])
})
