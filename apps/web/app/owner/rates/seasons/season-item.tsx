import { Button } from '@mantine/core'
import { percent, type Season } from '@nelly/domain/rates/rates'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconCopyPlus, IconTrash } from '@tabler/icons-react'
import { ForRoles } from '../../roles/for-roles.tsx'
import { IfMay } from '../../roles/if-may.tsx'
import { Grip } from '../../ui/grip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSortableItem } from '../../ui/use-sortable-item.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { withCopiedSeason, withoutSeason } from './season-edits.ts'
import { SeasonForm } from './season-form.tsx'
import css from './seasons.module.css'
import { tintOf } from './tints.ts'

interface SeasonItemProps {
  season: Season
  /** Its place in the list, from 0. */
  index: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: 1 | -1) => void
}

/** A season in one line, with its form where it is open. */
export function SeasonItem({ season, index, isOpen, onToggle, onMove }: SeasonItemProps) {
  const t = useWords('rates')
  const { rates, edit, editWork } = useRates()
  const toasts = useToasts()
  const { text } = useFormats()
  const name = text(season.name)
  const { item, grip } = useSortableItem({ id: season.id, movable: t('season.movable') })
  const copy = () =>
    edit((now) =>
      withCopiedSeason(
        now,
        season.id,
        { es: `${season.name.es} +10 %`, en: `${season.name.en} +10 %` },
        percent(10),
      ),
    )
  const remove = () => {
    editWork((work) => withoutSeason(work, season.id))
    toasts.done(t('season.removed', { name }))
  }
  return (
    <li {...item} className={css.season}>
      <div className="row">
        <IfMay call="saveRates">
          <Grip {...grip} label={t('season.drag', { name })} />
        </IfMay>
        <span className={css.swatch} style={{ background: tintOf(index) }} aria-hidden="true" />
        <div className="grow">
          <h3>{name}</h3>
          <p className="muted">{useSummary(season)}</p>
        </div>
        <div className="row">
          <IfMay call="saveRates">
            <IconButton
              Icon={IconArrowUp}
              label={t('season.up', { name })}
              isIdle={index === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              Icon={IconArrowDown}
              label={t('season.down', { name })}
              isIdle={index === rates.seasons.length - 1}
              onClick={() => onMove(1)}
            />
            <IconButton Icon={IconCopyPlus} label={t('season.copy', { name })} onClick={copy} />
            <IconButton Icon={IconTrash} label={t('season.remove', { name })} onClick={remove} />
          </IfMay>
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-label={t('season.editNamed', { name })}
            rightSection={
              <IconChevronDown size={18} className={isOpen ? css.turned : undefined} aria-hidden="true" />
            }
            onClick={onToggle}
          >
            {t('season.edit')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <ForRoles call="saveRates" isUntold>
          <SeasonForm season={season} />
        </ForRoles>
      )}
    </li>
  )
}

/** When a season is, what it does to the price, and its rules. */
function useSummary({ ranges, weekdays, percent: points, minDays, maxDays, ...season }: Season): string {
  const t = useWords('rates')
  const { range, weekday, list, percent } = useFormats()
  return [
    ranges.length === 0 ? t('season.allYear') : list(ranges.map(range)),
    ...(weekdays ? [list(weekdays.map(weekday))] : []),
    ...(points === null ? [] : [percent(points)]),
    ...(minDays === null ? [] : [t('season.least', { days: minDays })]),
    ...(maxDays === null ? [] : [t('season.most', { days: maxDays })]),
    ...(season.noPickup.length === 0
      ? []
      : [t('season.noPickupOn', { days: list(season.noPickup.map(weekday)) })]),
    ...(season.noReturn.length === 0
      ? []
      : [t('season.noReturnOn', { days: list(season.noReturn.map(weekday)) })]),
  ].join(' · ')
}
