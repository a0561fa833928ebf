import { blockName } from '@nelly/contract/blocks/block-words'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import { ALWAYS, type Block, isOwn, NEVER } from '@nelly/domain/blocks/blocks'
import { withPlate } from '@nelly/domain/units/plate'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { IconLock } from '@tabler/icons-react'
import { useShortDay } from '../../dates/use-short-day.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { StretchHandles } from '../bar-button.tsx'
import shared from '../calendar-bar.module.css'
import { type BarPlace, inTrack, type ShownDays } from '../calendar-window.ts'
import css from './block-bar.module.css'

interface BlockBarProps {
  block: Block
  place: BarPlace
  days: ShownDays
  /** How far below the top it begins, in pixels. */
  shift: number
  vehicle: CalendarVehicle
  /** That of the row's unit. */
  plate: string | null
  onOpen: () => void
}

const BOTH_ENDS = { pickup: true, return: true }
const NO_END = { pickup: false, return: false }

/** Which words tell a block's time: those of a unit's own have one end. */
function barWords({ unit, from, to }: Block) {
  if (to === NEVER) return 'barOfService'
  if (from === ALWAYS) return 'barBeforeFleet'
  return unit === null ? 'bar' : 'barOfUnit'
}

/** A block as a hatched bar with a lock. Its label is complete, for screen readers. */
export function BlockBar({ block, place, days, shift, vehicle, plate, onOpen }: BlockBarProps) {
  const t = useWords('blocks')
  const day = useShortDay()
  const name = blockName(block, storedLanguage())
  const when = t(barWords(block), {
    reason: name,
    vehicle: block.unit === null ? vehicle.name : withPlate(vehicle.name, plate),
    unit: block.unit ?? 0,
    from: `${day(dateOf(block.from))}, ${timeOf(block.from)}`,
    to: `${day(dateOf(block.to))}, ${timeOf(block.to)}`,
  })
  const label = block.note ? `${when}: ${block.note}` : when
  return (
    <button
      type="button"
      className={`${shared.bar} ${css.bar}`}
      tabIndex={-1}
      style={{ ...inTrack(place, days), top: `${6 + shift}px` }}
      data-block={block.id}
      data-cut-before={place.cutBefore || undefined}
      data-cut-after={place.cutAfter || undefined}
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      <IconLock size={14} aria-hidden="true" className={shared.sign} />
      <StretchHandles possible={isOwn(block) ? BOTH_ENDS : NO_END} place={place} />
      <span className={shared.words}>{block.note ?? name}</span>
    </button>
  )
}
