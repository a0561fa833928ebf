import type { Rates } from '../rates/rates.ts'
import { brokenAtPickup, brokenAtReturn } from '../rules/handover-rules.ts'
import { addDays, addMinutes, type WallClock, wallClock } from '../wall-clock.ts'
import type { Weekday } from '../weeks.ts'
import { weekdayOf } from '../weeks.ts'
import { DAYS_AHEAD, firstDay } from './days-ahead.ts'
import type { CheckedPlace, CheckedRates, RatesWarning } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * Places with hours on a day of the week on which seasons never let anything be picked up or returned. Mended by letting
 * handovers be on that day.
 *
 * Source: rules.md, "Warnings".
 */
export const unreachableHours = (checked: CheckedRates): RatesWarning[] =>
  checked.places.flatMap((place) => WEEKDAYS.flatMap((weekday) => warningOf(checked, place, weekday) ?? []))

function warningOf(checked: CheckedRates, place: CheckedPlace, weekday: Weekday): RatesWarning | undefined {
  const [opens] = place.hours?.[weekday] ?? []
  const [vehicle] = checked.vehicles
  if (!opens || !vehicle || (!place.isPickup && !place.isReturn)) return undefined
  const moments = momentsOn(weekday, checked.now).map((date) => wallClock(date, opens.from))
  if (!moments.every((moment) => isRefused(checked, place, moment))) return undefined
  const booking = (moment: WallClock | undefined) =>
    moment &&
    witness(checked, {
      vehicle,
      pickup: place.isPickup ? moment : addMinutes(moment, -24 * 60),
      days: 1,
      pickupPlace: place.id,
      returnPlace: place.id,
    })
  const witnesses = pair(booking(moments[0]), booking(moments[1]))
  return (
    witnesses && {
      kind: 'hours_unreachable',
      place: place.id,
      weekday,
      witnesses,
      mend: (rates) => letting(rates, place, weekday),
    }
  )
}

/** The dates ahead with that day of the week, but the first, of which the evening before may be over. */
function momentsOn(weekday: Weekday, now: WallClock) {
  const first = firstDay(now)
  return Array.from({ length: DAYS_AHEAD - 1 }, (_, n) => addDays(first, n + 1)).filter(
    (date) => weekdayOf(date) === weekday,
  )
}

const DAY_RULES: ReadonlySet<string> = new Set(['no-pickup-that-day', 'no-return-that-day'])

/** Whether a season keeps both from being there that day: neither a pickup nor a return, as far as the place has them. */
function isRefused({ compiled: rates, now }: CheckedRates, place: CheckedPlace, moment: WallClock): boolean {
  const isByDay = ({ code }: { code: string }) => DAY_RULES.has(code)
  const pickup = !place.isPickup || brokenAtPickup({ rates, now }, null, moment).some(isByDay)
  const back = !place.isReturn || brokenAtReturn({ rates }, null, moment).some(isByDay)
  return pickup && back
}

/** The rates whose seasons let handovers be on a day of the week. */
function letting(rates: Rates, place: CheckedPlace, weekday: Weekday): Rates {
  const without = (days: readonly Weekday[], isHere: boolean) =>
    isHere ? days.filter((day) => day !== weekday) : days
  return {
    ...rates,
    seasons: rates.seasons.map((season) => ({
      ...season,
      noPickup: without(season.noPickup, place.isPickup),
      noReturn: without(season.noReturn, place.isReturn),
    })),
  }
}
