import { Alert } from '@mantine/core'
import type { TakenUnit, TestedPrice } from '@nelly/contract/rates/test-call'
import { isOutOfService } from '@nelly/domain/blocks/blocks'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'

/** Whether a wish could be booked: each rule that refuses it, what holds the vehicle, and the rules it only just keeps. */
export function BookableAnswer({ found }: { found: TestedPrice }) {
  const t = useWords('rates')
  const { text } = useFormats()
  const { rules, near, refusal } = found
  const { isPublished, isOnSale, isFree, units, taken } = found.availability
  const reasons = [
    ...(isPublished ? [] : [t('bookable.unpublished')]),
    ...(isOnSale ? [] : [t('bookable.notOnSale')]),
    ...rules.map((rule) => text(rule.text)),
    ...(refusal === null || rules.length > 0 ? [] : [refusal.message]),
    ...(isFree ? [] : [t('bookable.taken', { units })]),
  ]
  return (
    <>
      {reasons.length === 0 ? (
        <Alert color="petrol" variant="light" icon={<IconCircleCheck />}>
          {t('bookable.yes')}
        </Alert>
      ) : (
        <Alert color="red" variant="light" icon={<IconCircleX />} title={t('bookable.no')}>
          <ul className="bullets">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      {taken.length > 0 && (
        <>
          <h3>{t('bookable.holds')}</h3>
          <ul className="bullets">
            {taken.map((one) => (
              <li key={JSON.stringify(one)}>
                <Taken one={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {near.length > 0 && (
        <>
          <h3>{t('bookable.near')}</h3>
          <ul className="bullets">
            {near.map((rule) => (
              <li key={rule.text.en}>{text(rule.text)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Taken({ one }: { one: TakenUnit }) {
  const t = useWords('rates')
  const { date } = useFormats()
  const moment = (at: WallClock) => `${date(dateOf(at))}, ${timeOf(at)}`
  const { kind, reason, reservation, unit, period } = one
  if (kind === 'block' && isOutOfService({ to: period.return, reason: reason ?? 'own_use' }))
    return (
      <>
        {t('bookable.unit', { unit })}: {t('bookable.outOfService', { from: date(dateOf(period.pickup)) })}
      </>
    )
  const what = kind === 'block' ? t(`bookable.reason.${reason ?? 'own_use'}`) : t(`bookable.by.${kind}`)
  return (
    <>
      {t('bookable.unit', { unit })}: {what}{' '}
      {reservation && <Link to={`/app/reservations/${reservation.id}`}>{reservation.reference}</Link>}
      {reason !== 'off_fleet' && (
        <span className="muted block">
          {moment(period.pickup)} – {moment(period.return)}
        </span>
      )}
    </>
  )
}
