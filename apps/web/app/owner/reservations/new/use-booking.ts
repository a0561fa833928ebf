import { type DeskInput, previewAtDesk, reserveAtDesk } from '@nelly/contract/reservations/desk-reservations'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { renderFaults, useFocusedFault } from '../../forms/to-first-fault.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { type DeskDraft, deskInput, deskTripInput, withOfferedExtras } from '../changes/desk-draft.ts'
import { useRefusedCustomerQuestion } from '../changes/known-customer.tsx'
import { useSaveChoices } from '../changes/save-choices.tsx'
import { useDeskChoices } from '../changes/use-desk-choices.ts'
import { useKnownCustomer } from '../changes/use-known-customer.ts'
import { useDeskPreview } from '../changes/use-preview.ts'
import { freshBooking, nextBooking, otherInput, unitWish } from './booking-draft.ts'
import { asPriced, type PricedOther, pricedOthers } from './priced-others.ts'

/** A new reservation while it is filled in: what the server says of it, and saving it. `onSaved` is called once the next is ready. */
export function useBooking(
  landings: readonly OwnedLanding[],
  starting: number | undefined,
  onSaved: () => void,
) {
  const [fresh] = useState(() => freshBooking(landings, starting ?? null))
  const [draft, setDraft] = useState(fresh)
  const [isVehicleAsked, setVehicleAsked] = useState(false)
  const autosave = useDraft('reservation:new', draft, (stored) => setDraft({ ...fresh, ...stored }))
  const { desk } = draft
  const landing = landings.find(({ id }) => id === draft.offeredBy)
  const { loaded } = useDeskChoices(landing?.id)
  const wanted = asPriced(draft)
  const extras = loaded ? extrasOf(loaded.rates.extras, Number(wanted.desk.vehicle) as VehicleId) : []
  const sent = withOfferedExtras(wanted.desk, fresh.desk, extras)
  const unit = unitWish(wanted, landings)
  const together = { ...sent, others: wanted.others.map(otherInput) }
  const asked = useDeskPreview(['desk', 'preview', landing?.id, unit], together, async (whole, signal) => {
    const { params, currency } = chosen(landing)
    const body = { ...deskTripInput(whole, currency), others: whole.others, ...unit }
    const preview = await callApi(previewAtDesk, { params, body, signal })
    const others = preview.others.map((other, index) => ({
      ...other,
      vehicle: String(whole.others[index]?.vehicle),
    }))
    return { ...preview, all: [{ ...preview, vehicle: whole.vehicle }, ...others] }
  })
  const others = pricedOthers(draft, asked.preview?.all)
  const previewed = desk.vehicle === '' ? { ...asked, ...NOT_CHOSEN } : asked
  const choices = useSaveChoices(previewed.preview)
  const known = useKnownCustomer(desk, landing?.id)
  const askIfRefused = useRefusedCustomerQuestion(known)
  const saving = useReserve(() => {
    setDraft(nextBooking(draft, fresh))
    setVehicleAsked(false)
    choices.setNotify(true)
    // Those that are out already have one reason after the other.
    if (!unit.isOut) choices.setOverride(undefined)
    autosave.forget()
    onSaved()
  })
  return {
    draft,
    setDraft,
    isOut: unit.isOut,
    change: (changes: Partial<DeskDraft>) => setDraft({ ...draft, desk: { ...desk, ...changes } }),
    autosave,
    landing,
    loaded,
    previewed,
    choices,
    known,
    saving,
    others,
    isVehicleMissing: isVehicleAsked && desk.vehicle === '',
    submit: () => {
      if (!landing || desk.vehicle === '') return renderFaults(() => setVehicleAsked(true))
      const wish = choices.wish()
      if (!wish) return
      const { params, currency } = chosen(landing)
      const alone = { ...deskInput(sent, currency, wish), ...unit }
      const body = { ...alone, ...othersInput(others, alone.expectedTotal) }
      return askIfRefused(() => saving.mutate({ params, body }))
    },
  }
}

/** Nothing is said of a vehicle that is still to be chosen. */
const NOT_CHOSEN = { preview: undefined, isChecking: false, isUnseen: false, failure: undefined }

/** The landing of the chosen vehicle, as calls name it. */
function chosen(landing: OwnedLanding | undefined) {
  if (!landing) throw new Error('nothing is asked before a vehicle is chosen')
  return { params: { landingId: landing.id as LandingId }, currency: landing.currency }
}

/** What is sent of vehicles that are reserved together: the total that was shown is that of all. */
function othersInput(others: readonly PricedOther[], shown: DeskInput['expectedTotal']) {
  if (others.length === 0) return {}
  const totals = others.map(({ total }) => total)
  const isShown = shown && totals.every((total) => total !== undefined)
  const minor = totals.reduce<number>((sum, total = 0) => sum + total, shown?.minor ?? 0)
  return {
    others: others.map(otherInput),
    expectedTotal: isShown ? { ...shown, minor } : undefined,
  }
}

interface Wanted {
  params: { landingId: LandingId }
  body: ReturnType<typeof deskInput>
}

/** Saves a reservation; from what is said of it, it can be opened. */
function useReserve(onDone: () => void) {
  const t = useWords('changes')
  const toasts = useToasts()
  const navigate = useNavigate()
  const saving = useAction({
    run: (wanted: Wanted) => callApi(reserveAtDesk, wanted),
    subject: 'reservations',
    onDone: ({ id, reference }) => {
      toasts.offering(t('reserved', { reference }), t('offers.open'), () =>
        navigate(`/app/reservations/${id}`),
      )
      onDone()
    },
  })
  useFocusedFault(saving.error)
  return saving
}
