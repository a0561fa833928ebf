import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { MAX_CANCELLATION_NOTE } from '@nelly/contract/reservations/end-reservation'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { Correction, TakenStep } from '@nelly/contract/reservations/steps'
import { FULL_TANK } from '@nelly/domain/reservations/vehicle-check'
import { plainNumber } from '@nelly/domain/typed-number'
import { instantOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LazyContent } from '../../ui/lazy-content.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { screenWords } from '../../words/loaded-messages.ts'
import { useWords } from '../../words/use-words.ts'
import { OpenSums } from '../open-sums.tsx'
import { ReturnPlace } from './return-place.tsx'
import { useReadings } from './use-readings.ts'
import { useTakeStep } from './use-take-step.ts'

const CheckPhotographs = lazyPart(async () => {
  await photographWords()
  return { default: (await import('../../photographs/check-photographs.tsx')).CheckPhotographs }
})
const photographWords = screenWords('photographs')

interface StepFormProps {
  reservation: OwnedReservationDetails
  step: TakenStep | Correction
  onDone: () => void
  onCancel: () => void
}

/** The end of a rental whose readings a step is about. */
const END_OF: Partial<Record<TakenStep | Correction, 'out' | 'back'>> = {
  hand_over: 'out',
  correct_hand_over: 'out',
  take_back: 'back',
  correct_take_back: 'back',
}

/**
 * Takes a step: a handover or a return with the kilometres and the fuel, as far as somebody read them, with photographs, which are stored
 * at once, and where wanted with the time by the clock at the rental place and where it came back; all with a note for the history.
 */
export function StepForm({ reservation, step, onDone, onCancel }: StepFormProps) {
  const t = useWords('steps')
  const { take, taking, errors } = useTakeStep({ onTaken: onDone })
  const end = END_OF[step]
  const isTimed = step === 'hand_over' || step === 'take_back'
  const { checks, lastOdometer, returnedPlace, timezone } = reservation
  const stored = {
    // What the unit has is not typed twice.
    odometer: String((step === 'hand_over' ? lastOdometer : end && checks[end].odometer) ?? ''),
    fuelEighths: String((end && checks[end].fuelEighths) ?? ''),
    place: returnedPlace ?? '',
    at: wallClockIn(timezone, new Date()) as string,
    note: '',
  }
  const [draft, setDraft] = useState(stored)
  const [isOpen, setOpen] = useState(!end)
  const [isTimeChosen, setTimeChosen] = useState(false)
  const readings = useReadings()
  const set = (changes: Partial<typeof stored>) => setDraft({ ...draft, ...changes })
  const isMissing = isTimeChosen && draft.at === ''
  const submit = () => {
    if (isMissing) return
    const { id, revision } = reservation
    take({
      ...{ id, revision, step },
      note: draft.note.trim() || undefined,
      // What the clock says while the form is sent, unless another time was typed.
      at: isTimed && isTimeChosen ? instantOf(draft.at as WallClock, timezone).toISOString() : undefined,
      ...(end && {
        odometer: plainNumber(draft.odometer, 'count'),
        fuelEighths: draft.fuelEighths,
      }),
      ...(end === 'back' && { place: draft.place }),
    })
  }
  const gone = end === 'back' ? readings(checks.out) : null
  const isUnsettled = step === 'close' && (reservation.balance !== 0 || reservation.held !== 0)
  return (
    <DialogForm
      isChanged={
        isTimeChosen ||
        (Object.keys(stored) as (keyof typeof stored)[]).some(
          (field) => field !== 'at' && draft[field].trim() !== stored[field],
        )
      }
      submit={t(`take.${step}`)}
      pending={taking === step}
      isSteady={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {isUnsettled && (
        <div>
          <p>{t('unsettled')}</p>
          <OpenSums reservation={reservation} />
        </div>
      )}
      {end && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <NumberField
              unit="count"
              inputMode="numeric"
              label={t('odometer')}
              value={draft.odometer}
              error={errors.odometer}
              onChange={(odometer) => set({ odometer })}
            />
            <NativeSelect
              label={t('fuel')}
              data={[{ value: '', label: t('notRead') }, ...EIGHTHS.map((one) => fuelOption(one, t))]}
              value={draft.fuelEighths}
              error={errors.fuelEighths}
              onChange={({ currentTarget: { value } }) => set({ fuelEighths: value })}
            />
          </SimpleGrid>
          {gone && <p className="muted">{t('wentOut', { readings: gone })}</p>}
          <LazyContent>
            <CheckPhotographs reservation={reservation} end={end} />
          </LazyContent>
        </>
      )}
      {!isOpen && (
        <Button variant="subtle" size="compact-md" w="fit-content" onClick={() => setOpen(true)}>
          {t(isTimed ? (end === 'back' ? 'withPlace' : 'withTime') : 'withNote')}
        </Button>
      )}
      {isOpen && isTimed && (
        <TextInput
          type="datetime-local"
          label={t(`at.${step}`)}
          description={t('atHint')}
          value={draft.at}
          max={wallClockIn(timezone, new Date())}
          error={isMissing ? t('atMissing') : errors.at}
          onChange={({ currentTarget: { value } }) => {
            setTimeChosen(true)
            set({ at: value })
          }}
        />
      )}
      {isOpen && end === 'back' && (
        <ReturnPlace
          booked={reservation.return.place}
          value={draft.place}
          onChange={(place) => set({ place })}
        />
      )}
      {isOpen && (
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          autosize
          minRows={2}
          maxLength={MAX_CANCELLATION_NOTE}
          value={draft.note}
          onChange={({ currentTarget: { value } }) => set({ note: value })}
        />
      )}
    </DialogForm>
  )
}

/** From full to empty. */
const EIGHTHS = Array.from({ length: FULL_TANK + 1 }, (_, empty) => FULL_TANK - empty)

const fuelOption = (eighths: number, t: ReturnType<typeof useWords<'steps'>>) => ({
  value: String(eighths),
  label: eighths === FULL_TANK ? t('full') : eighths === 0 ? t('empty') : t('eighths', { eighths }),
})
