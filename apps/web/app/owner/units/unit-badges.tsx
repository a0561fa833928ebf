import { Badge } from '@mantine/core'
import type { OwnedUnit } from '@nelly/contract/units/units'
import { PAPERS } from '@nelly/domain/units/papers'
import { IconAlertTriangle, IconCalendar, IconCircleCheck, IconClock, IconTool } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { useFleetDays } from '../dates/use-fleet-days.ts'
import { useWords } from '../words/use-words.ts'
import css from './units.module.css'

/** What an operator has to see to: papers that have expired or soon do, being out of service, and its days on the fleet. */
export function UnitBadges({ unit }: { unit: OwnedUnit }) {
  const t = useWords('units')
  const format = useFormatter()
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  const onFleet = useFleetDays()(unit)
  const isAnyKnown = PAPERS.some((paper) => unit[`${paper}Until`] !== null)
  return (
    <span className="row">
      {unit.isOutOfService && (
        <Sign color="gray" icon={<IconTool size={14} aria-hidden="true" />}>
          {t('outOfService')}
        </Sign>
      )}
      {onFleet && (
        <Sign color="gray" icon={<IconCalendar size={14} aria-hidden="true" />}>
          {onFleet}
        </Sign>
      )}
      {unit.due.map(({ paper, until, isExpired }) => (
        <Sign
          key={paper}
          color={isExpired ? 'red' : 'yellow'}
          icon={
            isExpired ? (
              <IconAlertTriangle size={14} aria-hidden="true" />
            ) : (
              <IconClock size={14} aria-hidden="true" />
            )
          }
        >
          {t(isExpired ? 'expired' : 'expires', { paper: t(`paperNames.${paper}`), day: day(until) })}
        </Sign>
      ))}
      {unit.due.length === 0 && isAnyKnown && (
        <span className="line muted">
          <IconCircleCheck size={16} aria-hidden="true" /> {t('valid')}
        </span>
      )}
      {!isAnyKnown && !unit.isOutOfService && !onFleet && <span className="muted">{t('noPapers')}</span>}
    </span>
  )
}

function Sign({ color, icon, children }: { color: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Badge
      variant="light"
      color={color}
      c={color === 'red' ? 'red.9' : 'var(--ink)'}
      tt="none"
      fw={600}
      className={css.badge ?? ''}
      leftSection={icon}
    >
      {children}
    </Badge>
  )
}
