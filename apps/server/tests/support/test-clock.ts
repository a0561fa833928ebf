/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): Date
  /** Takes a `Date` or an ISO text. */
  set(instant: Date | string): void
  advance(milliseconds: number): void
}

/** Starts on a Monday morning in Santo Domingo, 2027-03-01 10:00 there. */
export function testClock(start = '2027-03-01T14:00:00Z'): TestClock {
  let current = Date.parse(start)
  return {
    now: () => new Date(current),
    set(instant) {
      current = new Date(instant).getTime()
    },
    advance(milliseconds) {
      current += milliseconds
    },
  }
}
