import { useQuery } from '@tanstack/react-query'
import { landingQuery } from '../../landing/use-landing.ts'
import { ratesQuery } from '../../queries/rates-queries.ts'
import { useChangeWords } from './use-change-words.ts'

/** The vehicles, places and rates of a landing, for the form of a reservation, and the form's words; nothing without a landing. */
export function useDeskChoices(landingId: number | undefined) {
  const enabled = landingId !== undefined
  const landing = useQuery({ ...landingQuery(landingId ?? 0), enabled })
  const rates = useQuery({ ...ratesQuery(landingId ?? 0), enabled })
  const words = useChangeWords()
  return {
    loaded: landing.data &&
      rates.data &&
      words.isSuccess && { landing: landing.data, rates: rates.data.rates },
    error: landing.error ?? rates.error ?? words.error,
    retry: () => Promise.all([landing.refetch(), rates.refetch(), words.refetch()]),
  }
}
