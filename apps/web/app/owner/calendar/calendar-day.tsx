import { ActionIcon } from '@mantine/core'
import { blockName } from '@nelly/contract/blocks/block-words'
import type { CalendarBar } from '@nelly/contract/overview/calendar'
import { type Block, NEVER } from '@nelly/domain/blocks/blocks'
import { type CalendarDate, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { IconBan, IconDotsVertical, IconLock, IconPinFilled } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useShortDay } from '../dates/use-short-day.ts'
import { useMay } from '../roles/use-membership.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { barLook } from './bar-look.ts'
import { BarSign } from './bar-sign.tsx'
import css from './calendar-day.module.css'
import type { FilteredCalendar } from './calendar-filter.ts'
import { type DayBar, type DayBlock, dayList } from './day-list.ts'
import { LandingSign, useLandingSigns } from './landings/landing-sign.tsx'
import { useCalendarActions } from './moves/calendar-actions.tsx'
import { keyOfBar, keyOfBlock } from './moves/calendar-items.ts'
import { pointBelow } from './moves/tracks.ts'
import { nameOf } from './use-bar-label.ts'
import type { ClockAt } from './use-clock-at.ts'
import { useUnitDetails } from './use-unit-details.ts'

interface CalendarDayProps {
  calendar: FilteredCalendar
  day: CalendarDate
  clockAt: ClockAt
  /** Whether another day is being loaded. */
  busy: boolean
  /** The reservation whose details are being loaded. */
  reading: number | undefined
  onOpen: (bar: CalendarBar) => void
  onOpenBlock: (block: Block) => void
}

/** The calendar of one day as lists, for screens that are too narrow for tracks. */
export function CalendarDay({
  calendar,
  day,
  clockAt,
  busy,
  reading,
  onOpen,
  onOpenBlock,
}: CalendarDayProps) {
  const t = useWords('calendar')
  const list = dayList(calendar, day, clockAt)
  const rentals = (['late', 'pickups', 'returns', 'underWay'] as const).filter(
    (part) => list[part].length > 0,
  )
  return (
    <div className="stack refreshing" aria-busy={busy}>
      {rentals.length === 0 && (
        <p className="nothing">{t(calendar.matches ? 'day.noneFound' : 'day.none')}</p>
      )}
      {rentals.map((part) => (
        <Part key={part} title={t(`day.${part}`)} count={list[part].length}>
          {list[part].map((one) => (
            <RentalItem
              key={one.bar.id}
              {...one}
              time={part === 'pickups' ? 'pickup' : part === 'returns' ? 'return' : undefined}
              now={clockAt(one.vehicle.timezone)}
              busy={reading === one.bar.id}
              onOpen={onOpen}
            />
          ))}
        </Part>
      ))}
      {list.blocks.length > 0 && (
        <Part title={t('day.blocks')} count={list.blocks.length}>
          {list.blocks.map((one) => (
            <BlockItem key={one.block.id} {...one} day={day} onOpen={onOpenBlock} />
          ))}
        </Part>
      )}
      {list.free.length > 0 && (
        <Part title={t('day.free')}>
          {list.free.map(({ vehicle, free, units }) => (
            <li key={vehicle.id} className={css.free} data-none={free === 0 || undefined}>
              <span>{vehicle.name}</span>
              <span>{t('day.freeOf', { free, units })}</span>
            </li>
          ))}
        </Part>
      )}
    </div>
  )
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading">
        {title} {count !== undefined && <span className="soft">{count}</span>}
      </h2>
      <ul className={css.list}>{children}</ul>
    </section>
  )
}

interface RentalItemProps extends DayBar {
  /** Which of its times is of this day. */
  time: 'pickup' | 'return' | undefined
  now: WallClock
  busy: boolean
  onOpen: (bar: CalendarBar) => void
}

/** Opens the menu of what can be done with a reservation or a block. */
function ActionsButton({ of, name }: { of: string; name: string }) {
  const t = useWords('moves')
  const { items, openMenu } = useCalendarActions()
  const item = items.get(of)
  const mayAct = useMay('changeReservation')
  if (!item || !mayAct) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('actionsOf', { name })}
      aria-haspopup="menu"
      onClick={({ currentTarget: from }) => openMenu({ kind: 'item', item, at: pointBelow(from), from })}
    >
      <IconDotsVertical size={18} aria-hidden="true" />
    </ActionIcon>
  )
}

function RentalItem({ bar, vehicle, unit, time, now, busy, onOpen }: RentalItemProps) {
  const t = useWords('calendar')
  const shortDay = useShortDay()
  const details = useUnitDetails()
  const landing = useLandingSigns().get(bar.landingId)
  const look = barLook(bar, now)
  return (
    <li className="line">
      <button
        type="button"
        className={css.item}
        data-bar={bar.id}
        data-state={look}
        aria-busy={busy}
        onClick={() => onOpen(bar)}
      >
        <span className={css.time}>
          {time ? bar[time].time : t('day.until', { day: shortDay(bar.return.date) })}
        </span>
        <span className={css.words}>
          <b>{nameOf(bar) || t('erased')}</b>
          <span className="muted">{[vehicle.name, ...details(vehicle, unit)].join(' · ')}</span>
          {landing && (
            <span className="muted line">
              <LandingSign landing={landing.id} /> {landing.name}
            </span>
          )}
        </span>
        <span className={css.state}>
          {bar.isDoNotRent && <IconBan size={14} stroke={2.4} aria-hidden="true" />}
          {bar.isPinned && <IconPinFilled size={14} aria-hidden="true" />}
          <BarSign look={look} />
          {t(`legends.${look}`)}
        </span>
      </button>
      <ActionsButton of={keyOfBar(bar.id)} name={nameOf(bar) || t('erased')} />
    </li>
  )
}

function BlockItem({
  block,
  vehicle,
  unit,
  day,
  onOpen,
}: DayBlock & { day: string; onOpen: (block: Block) => void }) {
  const t = useWords('calendar')
  const blocks = useWords('blocks')
  const shortDay = useShortDay()
  const details = useUnitDetails()
  const name = blockName(block, storedLanguage())
  const until = block.to.startsWith(day) ? timeOf(block.to) : shortDay(block.to.slice(0, 10))
  const when =
    block.to === NEVER
      ? t('day.since', { day: shortDay(block.from.slice(0, 10)) })
      : t('day.until', { day: until })
  return (
    <li className="line">
      <button type="button" className={css.item} data-block={block.id} onClick={() => onOpen(block)}>
        <span className={css.time}>{when}</span>
        <span className={css.words}>
          <b>{vehicle.name}</b>
          <span className="muted">
            {[...(unit ? details(vehicle, unit) : [blocks('allUnits')]), block.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={css.state}>
          <IconLock size={14} aria-hidden="true" />
          {name}
        </span>
      </button>
      <ActionsButton of={keyOfBlock(block.id)} name={`${name}, ${vehicle.name}`} />
    </li>
  )
}
