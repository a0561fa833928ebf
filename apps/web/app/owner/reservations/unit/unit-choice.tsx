import { Alert, Anchor, Button, NativeSelect, Stack, Switch } from '@mantine/core'
import { type ChosenUnit, chooseUnit, type ReservedUnit } from '@nelly/contract/choose-unit'
import type { Collision } from '@nelly/contract/collision'
import type { OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { withPlate } from '@nelly/domain/units/plate'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useShortDay } from '../../dates/use-short-day.ts'
import { invalidate } from '../../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { useUnitsOf } from '../../queries/use-units.ts'
import { callApi } from '../../session/call.ts'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
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
  const units = useUnitsOf(reservation.vehicleId)
  const [chosen, choose] = useState({ unit: unit.number, isPinned: true })
  const choosing = useChooseUnit(reservation.id, onDone)
  if (!units.data) return <NotLoaded query={units} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        choosing.mutate({ ...chosen, isSwap: false })
      }}
    >
      <Stack gap={16}>
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
        {choosing.error && (
          <Refused problem={choosing.error} onSwap={() => choosing.mutate({ ...chosen, isSwap: true })} />
        )}
        <FormButtons submit={common('save')} busy={choosing.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}

function useChooseUnit(id: number, onDone: () => void) {
  const t = useWords('reservationUnit')
  const client = useQueryClient()
  const toasts = useToasts()
  return useGuardedMutation({
    runAgain: 'never',
    mutationFn: (body: ChosenUnit) =>
      callApi(chooseUnit, { params: { reservationId: id as ReservationId }, body }),
    onSuccess: async () => {
      await invalidate(client, 'blocks')
      toasts.done(t('saved'))
      onDone()
    },
  })
}

/** Why the unit was not given, and what is in the way. */
function Refused({ problem, onSwap }: { problem: Error; onSwap: () => void }) {
  const t = useWords('reservationUnit')
  const { message = '', collisions = [], canSwap = false } = problem instanceof ApiProblem ? problem : {}
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
      {message || t('failed')}
      {collisions.map((one) => (
        <InTheWay key={one.id} collision={one} />
      ))}
      {canSwap && (
        <Button variant="light" mt={8} onClick={onSwap}>
          {t('swap')}
        </Button>
      )}
    </Alert>
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
