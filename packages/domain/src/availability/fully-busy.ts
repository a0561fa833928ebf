import type { RentalPeriod } from '../rental-period.ts'
import type { Booked } from './booked.ts'

/** The times in which every one of these units is held, by their beginning; what touches is one time. */
export function fullyBusy(
  held: readonly Pick<Booked, 'unit' | 'period'>[],
  units: readonly number[],
): RentalPeriod[] {
  const byUnit = Map.groupBy(held, ({ unit }) => unit)
  return units
    .map((unit) => united((byUnit.get(unit) ?? []).map(({ period }) => period)))
    .reduce((common, ofUnit) => intersected(common, ofUnit))
}

/** Periods without overlaps, by their beginning. */
function united(periods: readonly RentalPeriod[]): RentalPeriod[] {
  const sorted = [...periods].sort((one, other) => (one.pickup < other.pickup ? -1 : 1))
  const whole: RentalPeriod[] = []
  for (const period of sorted) {
    const last = whole.at(-1)
    if (!last || period.pickup > last.return) whole.push(period)
    else if (period.return > last.return) whole[whole.length - 1] = { ...last, return: period.return }
  }
  return whole
}

/** What two lists have in common, each by its beginning and without overlaps. */
function intersected(one: readonly RentalPeriod[], other: readonly RentalPeriod[]): RentalPeriod[] {
  const common: RentalPeriod[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [a, b] = [one[i], other[j]]
    if (!a || !b) return common
    const lastToBegin = a.pickup > b.pickup ? a : b
    const firstToEnd = a.return < b.return ? a : b
    if (lastToBegin.pickup < firstToEnd.return)
      common.push({ pickup: lastToBegin.pickup, return: firstToEnd.return })
    if (firstToEnd === a) i += 1
    else j += 1
  }
}
