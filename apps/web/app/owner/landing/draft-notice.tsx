import { Alert, Anchor } from '@mantine/core'
import { changedParts } from '@nelly/domain/site/parts'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sitePath } from '../paths/site-path.ts'
import { siteQuery } from '../queries/site-queries.ts'
import { useWords } from '../words/use-words.ts'

interface DraftNoticeProps {
  landingId: number
  /** The group of the document that the form beside it edits, too. */
  group: 'look' | 'search'
}

/** Says, beside a form whose changes are live at once, that the draft of the site has other values of the same fields. */
export function DraftNotice({ landingId, group }: DraftNoticeProps) {
  const t = useWords('designer')
  const landing = useWords('landing')
  const site = useQuery(siteQuery(landingId)).data
  const isOther =
    site?.published?.isLive &&
    changedParts(site.published.document, site.document).some(({ part }) => part.startsWith(`${group}.`))
  if (!isOther) return null
  return (
    <Alert color="blue" variant="light" icon={<IconInfoCircle />} mb="md">
      {t('draftDiffers')}{' '}
      <Anchor component={Link} to={sitePath(landingId)} inherit underline="always">
        {landing('editSite')}
      </Anchor>
    </Alert>
  )
}
