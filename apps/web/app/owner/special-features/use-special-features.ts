import { listSpecialFeatures } from '@nelly/contract/special-features'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

export const SPECIAL_FEATURES = ['special-features']

/** The owner's catalogue of special features. */
export const useSpecialFeatures = () =>
  useQuery({
    queryKey: SPECIAL_FEATURES,
    queryFn: ({ signal }) => callApi(listSpecialFeatures, { signal }),
  })
