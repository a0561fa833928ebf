import { Button } from '@mantine/core'
import { changeUnit } from '@nelly/contract/units/change-unit'
import { listDueServices, type UnitToMaintain } from '@nelly/contract/units/units'
import { withPlate } from '@nelly/domain/units/plate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { deviceToday } from '../dates/device-today.ts'
import { useAction } from '../mutations/use-action.ts'
import { unitKey } from '../queries/use-units.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

interface DueServicesProps {
  landing: number | undefined
  nameLandings: boolean
}

/** The units that are to be maintained, each with the way to block its dates, and to note that it was done. */
export function DueServices({ landing, nameLandings }: DueServicesProps) {
  const t = useWords('desk')
  const found = useQuery({
    ...callQuery(['units', 'services', landing], listDueServices, { query: { landingId: landing } }),
    placeholderData: keepPreviousData,
  })
  return (
    <LoadedDeskList title={t('services')} failed={t('servicesFailed')} query={found}>
      {(unit) => <DueService key={unitKey(unit)} unit={unit} nameLanding={nameLandings} />}
    </LoadedDeskList>
  )
}

function DueService({ unit, nameLanding }: { unit: UnitToMaintain; nameLanding: boolean }) {
  const t = useWords('desk')
  const format = useFormatter()
  const done = useAction({
    run: () =>
      callApi(changeUnit, {
        params: { vehicleId: unit.vehicleId, number: unit.number },
        body: { lastServiceOn: deviceToday(), lastServiceKm: unit.odometer, revision: unit.revision },
      }),
    done: () => t('serviceSaved'),
    failed: t('serviceNotSaved'),
    subject: 'units',
  })
  const { km, on, isOverdue } = unit.service
  const name = withPlate(unit.vehicleName, unit.plate ?? t('unit', { unit: unit.number }))
  const dues = [
    ...(km === null
      ? []
      : [t('serviceKmNow', { km: format.number(km), odometer: format.number(unit.odometer ?? 0) })]),
    ...(on === null
      ? []
      : [
          t('serviceOn', {
            day: format.dateTime(new Date(`${on}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
          }),
        ]),
  ]
  return (
    <li className={`box ${css.paper}`}>
      <div className="blocks spaced">
        <Link className={css.open} to={`/app/units?unit=${unitKey(unit)}`}>
          {name}
        </Link>
        {dues.map((due) => (
          <span key={due} className={isOverdue ? css.late : 'muted'}>
            {due}
          </span>
        ))}
        {nameLanding && <span className="muted">{unit.landingName}</span>}
      </div>
      <div className="row">
        <IfMay call="addBlock">
          <Button
            variant="default"
            component={Link}
            to={`/reservation/calendar?block=${unitKey(unit)}`}
            aria-label={t('serviceBlockOf', { unit: name })}
          >
            {t('serviceBlock')}
          </Button>
        </IfMay>
        <IfMay call="changeUnit">
          <Button
            variant="light"
            loading={done.isPending}
            aria-label={t('serviceDoneOf', { unit: name })}
            onClick={() => done.mutate()}
          >
            {t('serviceDone')}
          </Button>
        </IfMay>
      </div>
    </li>
  )
}
