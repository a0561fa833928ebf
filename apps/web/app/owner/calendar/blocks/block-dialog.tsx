import { Anchor, Stack, Text } from '@mantine/core'
import { blockName } from '@nelly/contract/blocks/block-words'
import type { Calendar } from '@nelly/contract/overview/calendar'
import { type Block, isOfUnit, isOwn, NEVER } from '@nelly/domain/blocks/blocks'
import {
  addDays,
  dateOf,
  HOME_TIMEZONE,
  timeOf,
  type WallClock,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import { Link } from 'react-router'
import { useShortDay } from '../../dates/use-short-day.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { rowOf } from '../calendar-filter.ts'
import { BlockForm, unitAtFirst } from './block-form.tsx'
import { type BlockDraft, blockDraftOf } from './use-block-form.ts'

/** The unit that is to be blocked, and when, as a form holds them. */
export type BlockWish = Pick<BlockDraft, 'vehicleId' | 'unit'> & Partial<Pick<BlockDraft, 'from' | 'to'>>

interface BlockDialogProps {
  calendar: Calendar
  /** The block to edit, or a new one; undefined closes the dialog. */
  open: Block | 'new' | undefined
  /** What a new one begins with, or where one that exists should be. */
  wish: BlockWish | undefined
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed?: () => void
}

/** What is known of a block that another channel made. */
function BlockOfFeed({ block, feed }: { block: Block; feed: string }) {
  const t = useWords('blocks')
  const day = useShortDay()
  const moment = (at: WallClock) => `${day(dateOf(at))}, ${timeOf(at)}`
  return (
    <Stack>
      <Text>{t('ofFeed', { feed })}</Text>
      <Text>
        {t('from')}: {moment(block.from)}
        <br />
        {t('to')}: {moment(block.to)}
      </Text>
    </Stack>
  )
}

/** Since when a unit is out of service, or its days on the fleet, and where that is changed. */
function BlockOfUnit({ block }: { block: Block }) {
  const t = useWords('blocks')
  const day = useShortDay()
  const said = () => {
    if (block.reason !== 'off_fleet') return t('ofService', { from: day(dateOf(block.from)) })
    return block.to === NEVER
      ? t('lastOnFleet', { day: day(addDays(dateOf(block.from), -1)) })
      : t('firstOnFleet', { day: day(dateOf(block.to)) })
  }
  return (
    <Stack>
      <Text>{said()}</Text>
      {block.note && <Text>{block.note}</Text>}
      <Anchor component={Link} to={`/app/units?unit=${block.vehicleId}-${block.unit}`}>
        {t('toUnit')}
      </Anchor>
    </Stack>
  )
}

/** Adds or edits a block. A new one begins now and lasts a day. */
export function BlockDialog({ calendar, open, wish, onClose, onClosed }: BlockDialogProps) {
  const t = useWords('blocks')
  const vehicles = calendar.vehicles.filter(({ deleted }) => !deleted)
  const block = open === 'new' ? undefined : open
  const row = wish && rowOf(vehicles, wish.vehicleId)
  const isThere = row?.units.some(({ unit }) => String(unit) === wish?.unit)
  const first = (isThere && row) || vehicles[0]
  const now = wallClockIn(first?.timezone ?? HOME_TIMEZONE, new Date())
  const vehicleId = first?.id ?? 0
  const fresh = {
    vehicleId,
    unit: unitAtFirst(vehicles, vehicleId),
    from: now,
    to: wallClock(addDays(dateOf(now), 1), timeOf(now)),
    ...(isThere && { ...wish, vehicleId }),
    reason: 'maintenance' as const,
    note: '',
  }
  return (
    <TitledDialog
      opened={open !== undefined}
      onClose={onClose}
      onClosed={onClosed}
      title={
        block && (isOfUnit(block) || block.reason === 'quote')
          ? blockName(block, storedLanguage())
          : t(block ? 'editTitle' : 'addTitle')
      }
      isWide
    >
      {block?.feed && <BlockOfFeed block={block} feed={block.feed} />}
      {block && isOfUnit(block) && <BlockOfUnit block={block} />}
      {block?.reason === 'quote' && <p className="soft">{t('ofQuote')}</p>}
      {open && (!block || isOwn(block)) && (
        <BlockForm
          key={block?.id ?? 'new'}
          vehicles={vehicles}
          block={block}
          fresh={block ? { ...blockDraftOf(block), ...wish } : fresh}
          onDone={onClose}
        />
      )}
    </TitledDialog>
  )
}
