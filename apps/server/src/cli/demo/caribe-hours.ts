import type { DemoHours } from './demo-business.ts'

const FEE_DOLLARS = 15
const EARLY_AND_LATE = [
  { from: '06:00', to: '08:00', amount: FEE_DOLLARS },
  { from: '18:00', to: '21:00', amount: FEE_DOLLARS },
]

const workday: [from: string, to: string][] = [['08:00', '18:00']]

/** The hours of its offices in town: shorter on Sundays, for a fee early and late; closed on holidays. */
export const OFFICE_HOURS: DemoHours = {
  hours: {
    1: workday,
    2: workday,
    3: workday,
    4: workday,
    5: workday,
    6: workday,
    7: [['09:00', '13:00']],
  },
  outside: { pickup: EARLY_AND_LATE, return: EARLY_AND_LATE },
}
