import { listSpecialFeatures } from '@nelly/contract/specified/special-features'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** The owner's catalogue of special features. */
export const useSpecialFeatures = () => useQuery(callQuery(['special-features'], listSpecialFeatures))
