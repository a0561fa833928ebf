import type { CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  type WallClock,
  wallClock,
} from '@nelly/domain/wall-clock'
import { barSpan } from './bar-look.ts'
import type { FilteredCalendar } from './calendar-filter.ts'
import { momentOf } from './calendar-window.ts'
import type { ClockAt } from './use-clock-at.ts'

/** A reservation of a day, with its vehicle and unit. */
export interface DayBar {
  readonly bar: CalendarBar
  readonly vehicle: CalendarVehicle
  readonly unit: CalendarUnit
}

/** A block of a day; of a unit, or of all units where `unit` is undefined. */
export interface DayBlock {
  readonly block: Block
  readonly vehicle: CalendarVehicle
  readonly unit: CalendarUnit | undefined
}

/** What vehicles do on a day. */
export interface DayList {
  /** Those that were to be back before, by their return. */
  readonly late: readonly DayBar[]
  /** By their time. */
  readonly pickups: readonly DayBar[]
  readonly returns: readonly DayBar[]
  /** Those that begin before and end after the day. */
  readonly underWay: readonly DayBar[]
  readonly blocks: readonly DayBlock[]
  /** How many of each shown vehicle's units are free all day, those that a filter hides included. */
  readonly free: readonly { vehicle: CalendarVehicle; free: number; units: number }[]
}

const MIDNIGHT = '00:00' as ClockTime

/** What vehicles do on a day of the calendar, at the clock of their place; of reservations, those that a filter leaves. */
export function dayList(
  { vehicles, matches }: FilteredCalendar,
  day: CalendarDate,
  clockAt: ClockAt,
): DayList {
  const [from, to] = [wallClock(day, MIDNIGHT), wallClock(addDays(day, 1), MIDNIGHT)]
  const spanOf = (bar: CalendarBar, { timezone }: CalendarVehicle) => barSpan(bar, clockAt(timezone))
  const isOn = (span: { from: WallClock; to: WallClock }) => span.from < to && from < span.to
  const bars = vehicles.flatMap(({ vehicle, units }) =>
    units.flatMap((unit) => unit.bars.map((bar) => ({ bar, vehicle, unit }))),
  )
  const shown = bars.filter(
    ({ bar, vehicle }) => isOn(spanOf(bar, vehicle)) && (matches?.has(bar.id) ?? true),
  )
  const isPickup = ({ bar }: DayBar) => bar.pickup.date === day
  const isReturn = ({ bar }: DayBar) => bar.return.date === day
  const isLate = ({ bar }: DayBar) => bar.isOverdue && bar.return.date < day
  return {
    late: sorted(shown.filter(isLate), byReturn),
    pickups: sorted(shown.filter(isPickup), byPickup),
    returns: sorted(shown.filter(isReturn), byReturn),
    underWay: shown.filter((one) => !isPickup(one) && !isReturn(one) && !isLate(one)),
    blocks: vehicles.flatMap(({ vehicle, units }) =>
      vehicle.blocks.filter(isOn).flatMap((block) => {
        const unit = units.find((one) => one.unit === block.unit)
        return unit || block.unit === null ? [{ block, vehicle, unit }] : []
      }),
    ),
    free: vehicles
      .filter(({ vehicle }) => !vehicle.deleted)
      .map(({ vehicle }) => {
        const blocked = vehicle.blocks.filter(isOn)
        const isFree = ({ unit, bars }: CalendarUnit) =>
          !bars.some((bar) => isOn(spanOf(bar, vehicle))) &&
          !blocked.some((block) => block.unit === null || block.unit === unit)
        return { vehicle, free: vehicle.units.filter(isFree).length, units: vehicle.units.length }
      }),
  }
}

const byPickup = ({ bar }: DayBar): WallClock => momentOf(bar.pickup)
const byReturn = ({ bar }: DayBar): WallClock => momentOf(bar.return)

const sorted = (bars: readonly DayBar[], at: (bar: DayBar) => WallClock): DayBar[] =>
  bars.toSorted((a, b) => at(a).localeCompare(at(b)))
