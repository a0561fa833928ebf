import { listSpecialFeatures } from '@nelly/contract/specified/special-features'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The owner's catalogue of special features. */
export const useSpecialFeatures = () =>
  useQuery({
    queryKey: ['special-features'],
    queryFn: ({ signal }) => callApi(listSpecialFeatures, { signal }),
  })
