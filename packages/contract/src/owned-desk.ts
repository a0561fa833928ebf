import type { z } from 'zod'
import type { DeskAnswer, deskReservation } from './desk.ts'
import { type OwnedReservation, ownedReservation } from './owned-reservation.ts'
import { type AnswerContext, type AnsweredReservation, toReservationAnswer } from './reservation-answers.ts'

/** What the desk shows of a reservation, beside the reservation itself. */
interface DeskFacts {
  /** Minutes since the pickup or the return that is waited for; 0 where it is not late. */
  minutesLate: number
  /** How many units its vehicle has. */
  vehicleUnits: number
  /** The digits of the customer's phone for WhatsApp; null where it can't be a number. */
  whatsapp: string | null
}

/** A reservation that may not get its unit. */
interface RiskFacts {
  /** The reservation that is late with its unit. */
  lateId: number
  /** Another unit of the vehicle that is free for the whole time. */
  freeUnit: number | null
  /** The plate of that unit, where it is known. */
  freePlate: string | null
  /** Where no unit is free: other vehicles of the landing that are. */
  freeVehicles: readonly { id: number; name: string }[]
}

/** A reservation whose customer waits for the answer to a wish for a change. */
interface WishFacts {
  /** What they wrote. */
  wish: string
}

/** What there is to do, of reservations of some form; `Time` is when a customer asked. */
interface DeskOf<R, Time> {
  requests: readonly R[]
  lateOut: readonly R[]
  dueOut: readonly R[]
  overdue: readonly R[]
  dueBack: readonly R[]
  changeWishes: readonly (WishFacts & { reservation: R; askedAt: Time })[]
  atRisk: readonly (RiskFacts & { reservation: R })[]
}

/** A reservation as the desk shows it to its operator. */
export type DeskReservation = OwnedReservation & DeskFacts & { landingName: string }
/** A reservation at risk, as the desk shows it to its operator. */
export type ReservationAtRisk = RiskFacts & { reservation: DeskReservation }
/** What there is to do now. */
export type Desk = DeskOf<DeskReservation, string>
/** The same as the server has it. */
export type AnsweredDesk = DeskOf<AnsweredReservation & DeskFacts, Date>

/** What there is to do, as an answer. */
export function toDeskAnswer(desk: AnsweredDesk, context: AnswerContext): DeskAnswer {
  const answer = (reservation: AnsweredReservation & DeskFacts): z.infer<typeof deskReservation> => ({
    ...toReservationAnswer(reservation, context),
    minutes_late: reservation.minutesLate,
    vehicle_units: reservation.vehicleUnits,
    whatsapp: reservation.whatsapp,
  })
  return {
    requests: desk.requests.map(answer),
    late_out: desk.lateOut.map(answer),
    due_out: desk.dueOut.map(answer),
    overdue: desk.overdue.map(answer),
    due_back: desk.dueBack.map(answer),
    change_wishes: desk.changeWishes.map(({ reservation, askedAt, wish }) => ({
      reservation: answer(reservation),
      asked_at: askedAt.toISOString(),
      wish,
    })),
    at_risk: desk.atRisk.map(({ reservation, lateId, freeUnit, freePlate, freeVehicles }) => ({
      reservation: answer(reservation),
      late_id: lateId,
      free_unit: freeUnit,
      free_plate: freePlate,
      free_vehicles: [...freeVehicles],
    })),
  }
}

/** Parses what there is to do of an answer. */
export const ownedDesk = (answer: DeskAnswer): Desk => ({
  requests: answer.requests.map(onDesk),
  lateOut: answer.late_out.map(onDesk),
  dueOut: answer.due_out.map(onDesk),
  overdue: answer.overdue.map(onDesk),
  dueBack: answer.due_back.map(onDesk),
  changeWishes: answer.change_wishes.map(({ reservation, asked_at, wish }) => ({
    reservation: onDesk(reservation),
    askedAt: asked_at,
    wish,
  })),
  atRisk: answer.at_risk.map(({ reservation, late_id, free_unit, free_plate, free_vehicles }) => ({
    reservation: onDesk(reservation),
    lateId: late_id,
    freeUnit: free_unit,
    freePlate: free_plate,
    freeVehicles: free_vehicles,
  })),
})

const onDesk = (answer: z.infer<typeof deskReservation>): DeskReservation => ({
  ...ownedReservation(answer),
  minutesLate: answer.minutes_late,
  vehicleUnits: answer.vehicle_units,
  whatsapp: answer.whatsapp,
  landingName: answer.landing.display_name,
})
