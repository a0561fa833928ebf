import { figuresRoute } from '@nelly/contract/calls/routes'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** The figures of the owner's business, where they are `asked` for. */
export const useFigures = (asked: boolean) =>
  useQuery({
    enabled: asked,
    queryKey: ['figures'],
    // Its parts are loaded later than it: what they read is not known when it changes.
    notifyOnChangeProps: 'all',
    queryFn: ({ signal }) => callApi(figuresRoute, { params: { userId: ownerId() }, signal }),
  })
