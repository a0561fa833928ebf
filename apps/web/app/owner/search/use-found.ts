import { useDebouncedValue } from '@mantine/hooks'
import { reservationStatusWords } from '@nelly/contract/reservations/reservation-status-words'
import { MAX_SEARCH, MIN_SEARCH, type SearchResults, search } from '@nelly/contract/search/search'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useShortDay } from '../dates/use-short-day.ts'
import { callQuery } from '../session/call-query.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import type { Hit } from './hit.ts'

/** The pause in typing after which the server is asked. */
const PAUSE_MILLISECONDS = 150

/** What the server finds of a text. */
export interface Found {
  hits: readonly Hit[]
  /** Whether `hits` are those of an earlier text, and others are on their way. */
  isPending: boolean
  error: unknown
  retry: () => void
}

/** What the account has of a text; nothing for one that is too short to search for. */
export function useFound(text: string): Found {
  const typed = text.trim().slice(0, MAX_SEARCH)
  const [asked] = useDebouncedValue(typed, PAUSE_MILLISECONDS)
  const isLongEnough = typed.length >= MIN_SEARCH
  const found = useQuery({
    ...callQuery(['search', asked], search, { query: { q: asked } }),
    enabled: isLongEnough && asked.length >= MIN_SEARCH,
    placeholderData: (previous) => previous,
    retry: false,
  })
  const toHits = useHits()
  return {
    hits: isLongEnough && found.data ? toHits(found.data) : [],
    isPending: isLongEnough && (asked !== typed || found.isPlaceholderData || found.isPending),
    error: isLongEnough && asked === typed ? found.error : null,
    retry: () => void found.refetch(),
  }
}

const due = ({ balance, currency }: SearchResults['reservations'][number]) =>
  formatMoney({ minor: minorUnits(balance), currency })

/** What was found, in words. */
function useHits(): (found: SearchResults) => Hit[] {
  const t = useWords('search')
  const ofReservation = useWords('reservation')
  const day = useShortDay()
  const line = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')
  return ({ reservations, customers, units, vehicles, landings }) => [
    ...reservations.map((one) => ({
      key: `reservation-${one.id}`,
      kind: 'reservations' as const,
      title: one.isErased ? ofReservation('erased') : `${one.firstName} ${one.lastName}`,
      detail: line(
        reservationStatusWords(one.status, storedLanguage()),
        `${day(one.pickup)} – ${day(one.back)}`,
        one.vehicleName,
        one.reference,
        one.landingName,
        one.balance > 0 ? ofReservation('due', { amount: due(one) }) : '',
      ),
      to: `/app/reservations/${one.id}`,
      reservation: one.id,
      isExact: one.rank === 'exact',
    })),
    ...customers.map((one) => ({
      key: `customer-${one.id}`,
      kind: 'customers' as const,
      title: `${one.firstName} ${one.lastName}`,
      detail: line(one.isDoNotRent ? t('doNotRent') : '', one.phone, one.email),
      to: `/app/customers/${one.id}`,
      isExact: one.rank === 'exact',
    })),
    ...units.map((one) => ({
      key: `unit-${one.vehicleId}-${one.number}`,
      kind: 'units' as const,
      title: one.plate ?? t('unit', { unit: one.number }),
      detail: line(one.vehicleName, one.plate ? t('unit', { unit: one.number }) : '', one.landingName),
      to: `/app/units?unit=${one.vehicleId}-${one.number}`,
      isExact: one.rank === 'exact',
    })),
    ...vehicles.map((one) => ({
      key: `vehicle-${one.id}`,
      kind: 'vehicles' as const,
      title: one.name,
      detail: line(one.landingName, one.isOnSale ? '' : t('hidden')),
      to: `/view-landing/${one.landingId}?tab=vehicles&vehicle=${one.id}`,
      isExact: one.rank === 'exact',
    })),
    ...landings.map((one) => ({
      key: `landing-${one.id}`,
      kind: 'landings' as const,
      title: one.displayName,
      detail: one.isPublished ? t('published') : t('draft'),
      to: `/view-landing/${one.id}`,
      isExact: one.rank === 'exact',
    })),
  ]
}
