import { NativeSelect } from '@mantine/core'
import { openDrawer } from '@nelly/contract/ledger/drawer'
import type { PlaceId } from '@nelly/domain/ids'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { renderFaults } from '../forms/to-first-fault.ts'
import { useLanding } from '../landing/use-landing.ts'
import { useLandings } from '../landing/use-landings.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import { CashFields } from './cash-fields.tsx'
import { cashOfTyped, type TypedCash } from './typed-cash.ts'

/** Opens the drawer of a place with the cash that is in it. */
export function OpenDrawerForm({ onClose }: { onClose: () => void }) {
  const t = useWords('drawer')
  const landings = useLandings()
  const [landingId, setLanding] = useState<number>()
  const landing = landings.data?.find(({ id }) => id === landingId) ?? landings.data?.[0]
  if (!landings.data) return <NotLoaded query={landings} />
  return (
    <div className="stack">
      {landings.data.length > 1 && (
        <NativeSelect
          label={t('landing')}
          value={landing?.id}
          data={landings.data.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
          onChange={({ currentTarget }) => setLanding(Number(currentTarget.value))}
        />
      )}
      {landing ? (
        <AtLanding key={landing.id} landingId={landing.id} currency={landing.currency} onClose={onClose} />
      ) : (
        <p>{t('noPlaces')}</p>
      )}
    </div>
  )
}

function AtLanding(props: { landingId: number; currency: string; onClose: () => void }) {
  const t = useWords('drawer')
  const landing = useLanding(props.landingId)
  const blank = Object.fromEntries(['DOP', props.currency, 'USD'].map((code) => [code, '']))
  const [typed, setTyped] = useState<TypedCash>(blank)
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const opening = cashOfTyped(typed)
  const invalid = Object.keys(typed).filter(
    (code) => typed[code]?.trim() && !opening.some(({ currency }) => currency === code),
  )
  const action = useAction({
    run: () => callApi(openDrawer, { body: { placeId: Number(place) as PlaceId, opening } }),
    subject: 'reservations',
    done: () => t('opened'),
    onDone: props.onClose,
    runAgain: 'after-double-click',
  })
  if (!landing.data) return <NotLoaded query={landing} />
  const { places } = landing.data
  const place = chosen || (places.length === 1 ? String(places[0]?.id) : '')
  if (places.length === 0) return <p>{t('noPlaces')}</p>
  return (
    <DialogForm
      isChanged={chosen !== '' || Object.values(typed).some((text) => text !== '')}
      failure={action.isError ? failureOf(action.error, t('openFailed')) : undefined}
      submit={t('openSubmit')}
      pending={action.isPending}
      isSteady={false}
      onSubmit={() => (place && invalid.length === 0 ? action.mutate() : renderFaults(() => setTried(true)))}
      onCancel={props.onClose}
    >
      <p className="muted">{t('openHint')}</p>
      <NativeSelect
        label={t('place')}
        required
        value={place}
        error={isTried && !place && t('placeMissing')}
        data={[
          ...(place ? [] : [{ value: '', label: '' }]),
          ...places.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <CashFields
        label={t('opening')}
        typed={typed}
        onChange={setTyped}
        errorOf={(code) => (isTried && invalid.includes(code) ? t('amountInvalid') : undefined)}
      />
    </DialogForm>
  )
}

/** What the server says of a refusal, or what is said where it broke. */
export const failureOf = (error: Error, failed: string): string =>
  (error instanceof ApiProblem && error.status < 500 && error.message) || failed
