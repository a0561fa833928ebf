import { makeQuote, type OpenQuote } from '@nelly/contract/reservations/quotes'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { focusFirstFault } from '../../forms/to-first-fault.ts'
import { useAction } from '../../mutations/use-action.ts'
import type { QuoteChoice } from '../../quotes/quote-dialog.tsx'
import { callApi } from '../../session/call.ts'
import { quoteInput } from '../changes/desk-draft.ts'
import { type BookingDraft, otherInput } from './booking-draft.ts'

/** A quote of what the form of a new reservation says. Where a field of the form is at fault, the dialog is closed. */
export function useQuote({ desk, others }: BookingDraft, landing: OwnedLanding | undefined) {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<OpenQuote>()
  const quoting = useAction({
    run: (choice: QuoteChoice) => {
      if (!landing) throw new Error('nothing is quoted before a vehicle is chosen')
      const offer = { ...choice, vehicles: choice.vehicles as VehicleId[] }
      const body = { ...quoteInput(desk, landing.currency, offer), others: others.map(otherInput) }
      return callApi(makeQuote, { params: { landingId: landing.id as LandingId }, body })
    },
    subject: 'blocks',
    onDone: setMade,
    onFailed: (problem) => {
      if (!(problem instanceof ApiProblem) || Object.keys(problem.errors).length === 0) return true
      setOpen(false)
      requestAnimationFrame(focusFirstFault)
      return true
    },
    runAgain: 'after-double-click',
  })
  return {
    isOpen,
    made,
    quoting,
    open: () => {
      setMade(undefined)
      quoting.reset()
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
