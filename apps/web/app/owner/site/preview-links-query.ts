import { listPreviewLinks } from '@nelly/contract/site/preview-links'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The preview links of a landing's site that open, the newest first. */
export const previewLinksQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['preview-links', landingId],
    queryFn: ({ signal }) => callApi(listPreviewLinks, { params: { landingId }, signal }),
  })
