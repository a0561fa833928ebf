import { useLocation } from 'react-router'
import { type FieldState, seasonOf } from '../paths/rates-path.ts'

/** The season of the field that the address leads to. */
export function useAskedSeason(): string | undefined {
  const state = useLocation().state as FieldState | null
  return state?.field === undefined ? undefined : seasonOf(state)
}
