import { Button } from '@mantine/core'
import { siteRoute } from '@nelly/contract/calls/routes'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { changedParts } from '@nelly/domain/site/parts'
import { IconRocket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callQuery } from '../session/call-query.ts'
import { useWords } from '../words/use-words.ts'

/** Leads to the review with its button that publishes, where there is a draft: of the landing, or of the site of a live one. */
export function PublishLink({ landing: { id, address, status } }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const isDraft = status === 'draft'
  const siteDiffers = useQuery({
    ...callQuery(['landing', id, 'site-differs'], siteRoute, { params: { landingId: id } }),
    enabled: !isDraft,
    select: ({ published, document }) =>
      published?.isLive === true && changedParts(published.document, document).length > 0,
  }).data
  if (!isDraft && !siteDiffers) return null
  return (
    <Button
      component={Link}
      to={`/review-component/${address}`}
      leftSection={<IconRocket size={18} stroke={1.7} aria-hidden="true" />}
    >
      {t('publish')}
    </Button>
  )
}
