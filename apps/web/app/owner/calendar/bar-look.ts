import type { CalendarBar } from '@nelly/contract/overview/calendar'
import type { WallClock } from '@nelly/domain/wall-clock'
import { momentOf } from './calendar-window.ts'

/** What a bar looks like, in the order of the legend; each has a colour and a sign. */
export const BAR_LOOKS = ['requested', 'confirmed', 'out', 'late', 'at-risk', 'over'] as const
export type BarLook = (typeof BAR_LOOKS)[number]

/** The look of a bar at `now`. A confirmed rental that nobody handed over is over with its return. */
export function barLook(bar: CalendarBar, now: WallClock): BarLook {
  if (bar.isOverdue) return 'late'
  if (bar.status === 'out') return 'out'
  if (bar.status === 'returned' || bar.status === 'closed') return 'over'
  if (bar.isAtRisk) return 'at-risk'
  if (bar.status === 'requested') return 'requested'
  return momentOf(bar.return) <= now ? 'over' : 'confirmed'
}

/** The time that a bar spans: a vehicle that is late is out until now. */
export const barSpan = (bar: CalendarBar, now: WallClock): { from: WallClock; to: WallClock } => {
  const [from, to] = [momentOf(bar.pickup), momentOf(bar.return)]
  return { from, to: bar.isOverdue && now > to ? now : to }
}
