import { listPreviewLinks, ownedPreviewLink } from '@nelly/contract/site/preview-links'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The preview links of a landing's site that open, the newest first. */
export const previewLinksQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['preview-links', landingId],
    queryFn: async ({ signal }) =>
      (await callApi(listPreviewLinks, { params: { landingId }, signal })).map(ownedPreviewLink),
  })
