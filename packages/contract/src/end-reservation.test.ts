import { expect, test } from 'vitest'
import { cancelReservation } from './end-reservation.ts'

for (const [fee, isAccepted] of [
  [9_000_000_000_000, true],
  [9_100_000_000_000, false],
] as const) {
  test(`an expected fee of ${fee} is ${isAccepted ? 'read' : 'refused: in thousandths it would not be exact'}`, () => {
    const body = { reason: 'no-show', expected_fee: fee }
    expect(cancelReservation.body.safeParse(body).success).toBe(isAccepted)
  })
}
