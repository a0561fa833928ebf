import { useDebouncedValue } from '@mantine/hooks'
import { previewAtDesk } from '@nelly/contract/reservations/desk-reservations'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { LandingId } from '@nelly/domain/ids'
import { useQueries } from '@tanstack/react-query'
import { callApi } from '../../session/call.ts'
import { deskTripInput, previewable } from '../changes/desk-draft.ts'
import { type BookingDraft, type OtherVehicle, otherInput } from './booking-draft.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400

/** One of the vehicles that are reserved together, with its price for the trip of the form. */
export interface PricedOther extends OtherVehicle {
  /** In minor units; undefined where it has no price, or is asked for. */
  readonly total: number | undefined
  readonly isFree: boolean
}

/** What the other vehicles of a form cost, each as if it were reserved alone. */
export function useOtherPrices(
  { others, desk, isOut }: BookingDraft,
  landing: OwnedLanding | undefined,
): readonly PricedOther[] {
  const { extras: _, additionalDrivers: __, vehicle: ___, adjustments: ____, ...trip } = desk
  const [settled] = useDebouncedValue(JSON.stringify(trip), PAUSE)
  const answers = useQueries({
    queries: others.map((other) => ({
      queryKey: ['desk', 'preview', landing?.id, settled, isOut, otherInput(other)],
      enabled: landing !== undefined,
      gcTime: 0,
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        if (!landing) throw new Error('nothing is asked before a vehicle is chosen')
        const asked = previewable({ ...desk, ...JSON.parse(settled), adjustments: [] })
        return callApi(previewAtDesk, {
          params: { landingId: landing.id as LandingId },
          body: { ...deskTripInput(asked, landing.currency), ...otherInput(other), isOut },
          signal,
        })
      },
    })),
  })
  return others.map((other, index) => {
    const preview = answers[index]?.data
    return { ...other, total: preview?.quote?.total, isFree: preview?.isFree ?? true }
  })
}
