import { Badge, Switch } from '@mantine/core'
import { weekWords } from '@nelly/contract/places/hours-words'
import type { OwnedPlace } from '@nelly/contract/places/places'
import { operatorReading } from '@nelly/contract/words/moment-words'
import { IconArrowDown, IconArrowUp, IconClock, IconPencil, IconTrash } from '@tabler/icons-react'
import { ForRoles } from '../roles/for-roles.tsx'
import { useMay } from '../roles/use-membership.ts'
import { IconButton, QUIET } from '../ui/icon-button.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './places.module.css'
import type { OfferedAs } from './use-offer-place.ts'

interface PlaceCardProps {
  place: OwnedPlace
  /** Its position, from 0, and the number of places. */
  order: { index: number; count: number }
  onMove: (by: -1 | 1) => void
  onOffer: (place: OwnedPlace, as: OfferedAs) => void
  onEdit: () => void
  onHours: () => void
  onRemove: () => void
}

/** One place: what it is, what it is offered for, and its buttons. */
export function PlaceCard({
  place,
  order: { index, count },
  onMove,
  onOffer,
  onEdit,
  onHours,
  onRemove,
}: PlaceCardProps) {
  const t = useWords('places')
  const { name } = place
  const mayChange = useMay('changePlace')
  return (
    <li className={css.place}>
      <div className="row">
        <strong>{name}</strong>
        <Badge variant="light" color="gray" c="gray.8" tt="none" fw={600}>
          {t(`kinds.${place.kind}`)}
        </Badge>
        <Contact place={place} />
        <span className={`${css.details} ${css.hours}`}>
          {place.hours ? weekWords(place.hours, operatorReading(storedLanguage())) : t('hours.none')}
        </span>
        {place.exceptions.length > 0 && (
          <span className={css.details}>{t('hours.exceptionCount', { count: place.exceptions.length })}</span>
        )}
      </div>
      <div className={css.switches}>
        <ForRoles call="changePlace" isUntold>
          <Switch
            label={t('isPickup')}
            aria-label={t('pickupAt', { name })}
            checked={place.isPickup}
            onChange={() => onOffer(place, 'isPickup')}
          />
          <Switch
            label={t('isReturn')}
            aria-label={t('returnAt', { name })}
            checked={place.isReturn}
            onChange={() => onOffer(place, 'isReturn')}
          />
        </ForRoles>
      </div>
      <div className={css.tools}>
        {mayChange && (
          <>
            <IconButton
              {...TOOL}
              Icon={IconArrowUp}
              label={t('moveUp', { name })}
              isIdle={index === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              {...TOOL}
              Icon={IconArrowDown}
              label={t('moveDown', { name })}
              isIdle={index === count - 1}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton {...TOOL} Icon={IconClock} label={t('hours.edit', { name })} onClick={onHours} />
        {mayChange && (
          <>
            <IconButton {...TOOL} Icon={IconPencil} label={t('edit', { name })} onClick={onEdit} />
            <IconButton {...TOOL} Icon={IconTrash} label={t('delete', { name })} onClick={onRemove} />
          </>
        )}
      </div>
    </li>
  )
}

/** Address and phone, as far as they are known. */
function Contact({ place: { address, phone } }: { place: OwnedPlace }) {
  if (!address && !phone) return null
  return (
    <span className={css.details}>
      {address} {address && phone && '·'} {phone && <span className={css.phone}>{phone}</span>}
    </span>
  )
}

/** Where it is idle, its own rule fades it. */
const TOOL = { ...QUIET, className: css.tool ?? '', 'data-disabled': undefined }
