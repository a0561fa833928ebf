import { Anchor, Button, NativeSelect, Switch } from '@mantine/core'
import type { Collision } from '@nelly/contract/collision'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { type ChosenUnit, chooseUnit, type ReservedUnit } from '@nelly/contract/units/choose-unit'
import type { ReservationId } from '@nelly/domain/ids'
import { withPlate } from '@nelly/domain/units/plate'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useShortDay } from '../../dates/use-short-day.ts'
import { useAction } from '../../mutations/use-action.ts'
import { useUnitsOf } from '../../queries/use-units.ts'
import { callApi } from '../../session/call.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Failure } from '../../ui/failure.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useWords } from '../../words/use-words.ts'

interface UnitChoiceProps {
  reservation: OwnedReservationDetails
  /** The unit that it has. */
  unit: ReservedUnit
  onDone: () => void
}

/** Chooses the unit of a reservation and pins it there; where another reservation has it, offers an exchange. */
export function UnitChoice({ reservation, unit, onDone }: UnitChoiceProps) {
  const t = useWords('reservationUnit')
  const common = useWords('common')
  const units = useUnitsOf({ vehicleId: reservation.vehicleId })
  const [chosen, choose] = useState({ unit: unit.number, isPinned: true })
  const choosing = useAction({
    run: (body: ChosenUnit) =>
      callApi(chooseUnit, { params: { reservationId: reservation.id as ReservationId }, body }),
    subject: 'blocks',
    done: () => t('saved'),
    onDone,
  })
  if (!units.data) return <NotLoaded query={units} />
  return (
    <DialogForm
      isChanged={chosen.unit !== unit.number}
      failure={
        choosing.error && (
          <Refused problem={choosing.error} onSwap={() => choosing.mutate({ ...chosen, isSwap: true })} />
        )
      }
      submit={common('save')}
      pending={choosing.isPending}
      isSteady={false}
      onSubmit={() => choosing.mutate({ ...chosen, isSwap: false })}
      onCancel={onDone}
    >
      <NativeSelect
        label={t('unit')}
        data-autofocus
        value={chosen.unit}
        onChange={({ currentTarget }) => {
          choosing.reset()
          choose({ ...chosen, unit: Number(currentTarget.value) })
        }}
        data={units.data.map(({ number, plate }) => ({
          value: String(number),
          label: withPlate(t('number', { unit: number }), plate),
        }))}
      />
      <Switch
        label={t('pin')}
        description={t('pinHint')}
        checked={chosen.isPinned}
        onChange={({ currentTarget }) => choose({ ...chosen, isPinned: currentTarget.checked })}
      />
    </DialogForm>
  )
}

/** Why the unit was not given, and what is in the way. */
function Refused({ problem, onSwap }: { problem: Error; onSwap: () => void }) {
  const t = useWords('reservationUnit')
  const { message = '', collisions = [], canSwap = false } = problem instanceof ApiProblem ? problem : {}
  return (
    <Failure>
      {message || t('failed')}
      {collisions.map((one) => (
        <InTheWay key={one.id} collision={one} />
      ))}
      {canSwap && (
        <Button variant="light" mt={8} onClick={onSwap}>
          {t('swap')}
        </Button>
      )}
    </Failure>
  )
}

function InTheWay({ collision: { id, customer, reference, from, to } }: { collision: Collision }) {
  const t = useWords('reservationUnit')
  const day = useShortDay()
  const on = (moment: string) => day(dateOf(moment as WallClock))
  return (
    <p>
      <Anchor href={`/app/reservations/${id}`} target="_blank" inherit>
        {customer || reference}
      </Anchor>{' '}
      {t('days', { from: on(from), to: on(to) })}
    </p>
  )
}
