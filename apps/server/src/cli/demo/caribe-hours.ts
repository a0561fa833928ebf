import type { DemoHours } from './demo-business.ts'

const FEE_CENTS = 15_00
const EARLY_AND_LATE = [
  { from: '06:00', to: '08:00', amount: FEE_CENTS },
  { from: '18:00', to: '21:00', amount: FEE_CENTS },
]

const workday = [{ from: '08:00', to: '18:00' }]

/** The hours of its offices in town: shorter on Sundays, for a fee early and late; closed on holidays. */
export const OFFICE_HOURS: DemoHours = {
  hours: {
    1: workday,
    2: workday,
    3: workday,
    4: workday,
    5: workday,
    6: workday,
    7: [{ from: '09:00', to: '13:00' }],
  },
  outside: { pickup: EARLY_AND_LATE, return: EARLY_AND_LATE },
}
