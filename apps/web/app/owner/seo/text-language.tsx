import { Anchor, Text } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { Link } from 'react-router'
import { sitePath } from '../paths/site-path.ts'
import { useWords } from '../words/use-words.ts'

/** Says which language's pages the texts are for, and leads to where those of the other one are written. */
export function TextLanguage({
  landing: { id, language, bothLanguages },
}: {
  landing: Pick<OwnedLandingDetail, 'id' | 'language' | 'bothLanguages'>
}) {
  const t = useWords('seo')
  return (
    <Text mb="md">
      {t('language', { language })}
      {bothLanguages && (
        <>
          {' '}
          <Anchor component={Link} to={sitePath(id, 'search')} inherit>
            {t('otherLanguage', { language })}
          </Anchor>
        </>
      )}
    </Text>
  )
}
