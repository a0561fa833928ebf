import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { TAKEN_STEPS, type TakenStep } from '@nelly/contract/reservations/steps'
import { addDays, type CalendarDate } from '@nelly/domain/wall-clock'

/** Whether a step takes what the dashboard says, which is asked for before it is taken. */
export const hasReadings = (step: TakenStep): boolean => step === 'hand_over' || step === 'take_back'

/** The steps that go on with a reservation, as the operator usually does. */
const ONWARD: readonly TakenStep[] = ['confirm', 'hand_over', 'take_back', 'close']

/**
 * The step that usually comes next, and the other ones. Cancelling has a place of its own, and a vehicle is not handed
 * over more than a day before its pickup.
 */
export function stepsShown(
  { possibleSteps, pickup }: Pick<ListedReservation, 'possibleSteps' | 'pickup'>,
  today: CalendarDate,
): { next: TakenStep | undefined; others: readonly TakenStep[] } {
  const isEarly = pickup.date > addDays(today, 1)
  const possible = TAKEN_STEPS.filter(
    (step) => possibleSteps.includes(step) && !(step === 'hand_over' && isEarly),
  )
  return {
    next: possible.find((step) => ONWARD.includes(step)),
    others: possible.filter((step) => !ONWARD.includes(step)),
  }
}
