import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { fieldPath } from '../paths/site-path.ts'
import { PreviewBeside } from '../preview/preview-beside.tsx'
import { useWords } from '../words/use-words.ts'
import { useSite } from './site-context.ts'
import { SiteView, useSiteScreen } from './site-view.tsx'
import { useOpenPart } from './use-open-part.ts'

/**
 * The draft as visitors will see it, beside what edits it. A click on a text or a picture leads to its field, in the language
 * that is shown.
 */
export function SitePreview({ children }: { children: ReactNode }) {
  const t = useWords('site')
  const { landing, site } = useSite()
  const screen = useSiteScreen(site.document)
  const { opened } = useOpenPart()
  const navigate = useNavigate()
  return (
    <PreviewBeside
      isEditor
      preview={(fit) => (
        <SiteView
          document={site.document}
          screen={screen}
          fit={fit}
          label={t('preview.label')}
          section={opened}
          onPick={(field) => navigate(...fieldPath(landing.id, `${field}.${screen.language}`))}
        />
      )}
    >
      {children}
    </PreviewBeside>
  )
}
