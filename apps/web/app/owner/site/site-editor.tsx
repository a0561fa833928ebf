import { useHotkeys } from '@mantine/hooks'
import type { SiteDraft } from '@nelly/contract/site/calls'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { type ComponentType, Suspense, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { LandingPage } from '../landing-page/landing-page.tsx'
import { SITE_PAGES, type SitePage, sitePath } from '../paths/site-path.ts'
import { ForRoles, RolesNotice } from '../roles/for-roles.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { useMay } from '../roles/use-membership.ts'
import { LazyContent } from '../ui/lazy-content.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageNav } from '../ui/page-nav.tsx'
import { screenWords } from '../words/loaded-messages.ts'
import { useWords } from '../words/use-words.ts'
import { DraftSteps } from './draft/draft-steps.tsx'
import { SaveState } from './draft/save-state.tsx'
import { useSiteDraft } from './draft/use-site-draft.ts'
import { PublishButton } from './publish/publish-button.tsx'
import { SectionList } from './section-list/section-list.tsx'
import { SiteContext } from './site-context.ts'
import { SitePreview } from './site-preview.tsx'
import { useFieldFocus } from './use-field-focus.ts'

const loadLookWords = screenWords('designer')
const loadSearchWords = screenWords('seo')

// What is not on its first page is loaded when it is opened, with its words.
const ContactPage = lazyPart(async () => ({ default: (await import('./contact-page.tsx')).ContactPage }))
const LanguagesPage = lazyPart(async () => ({
  default: (await import('./languages-page.tsx')).LanguagesPage,
}))
const LegalPage = lazyPart(async () => ({ default: (await import('./legal-page.tsx')).LegalPage }))
const LookPage = lazyPart(async () => {
  const [page] = await Promise.all([import('./look-page.tsx'), loadLookWords()])
  return { default: page.LookPage }
})
const PagesPage = lazyPart(async () => ({ default: (await import('./pages-page.tsx')).PagesPage }))
const SearchPage = lazyPart(async () => {
  const [page] = await Promise.all([import('./search-page.tsx'), loadSearchWords()])
  return { default: page.SearchPage }
})
const PreviewLinks = lazyPart(async () => ({ default: (await import('./preview-links.tsx')).PreviewLinks }))
const DraftConflicts = lazyPart(async () => ({
  default: (await import('./draft/draft-conflicts.tsx')).DraftConflicts,
}))
const ScheduleNotice = lazyPart(async () => ({
  default: (await import('./publish/schedule-notice.tsx')).ScheduleNotice,
}))
const SiteHistory = lazyPart(async () => ({
  default: (await import('./history/site-history.tsx')).SiteHistory,
}))

interface SiteEditorProps {
  landing: OwnedLandingDetail
  /** The draft as it was when the screen was opened. */
  opened: SiteDraft
}

/** The pages of the editor, which edit one draft, beside the page that visitors will see. */
export function SiteEditor({ landing, opened }: SiteEditorProps) {
  const t = useWords('site')
  const page = useSitePage()
  const maySave = useMay('saveSite')
  const site = useSiteDraft(landing.id, opened)
  const [untaken] = useState(() => new Map<string, string>())
  const value = useMemo(() => ({ landing, site, untaken }), [landing, site, untaken])
  useFieldFocus()
  const step = (kind: 'undo' | 'redo') => () => maySave && site.step({ kind })
  useHotkeys([
    ['mod+Z', step('undo')],
    ['mod+shift+Z', step('redo')],
    ['mod+Y', step('redo')],
  ])
  return (
    <SiteContext value={value}>
      <LandingPage
        landing={landing}
        tab="site"
        action={
          <>
            {maySave && (
              <>
                <span className="soft">
                  <SaveState />
                </span>
                <DraftSteps />
              </>
            )}
            <IfMay call="publishSite">
              <PublishButton />
            </IfMay>
          </>
        }
      >
        <SiteNav landingId={landing.id} />
        {site.stored.schedule && (
          <Suspense>
            <ScheduleNotice schedule={site.stored.schedule} />
          </Suspense>
        )}
        {maySave && <DraftOffer draft={site.onDevice} of={t('draftOf', { name: landing.displayName })} />}
        <RolesNotice call="saveSite" />
        {page === 'history' || page === 'preview-links' ? (
          <LazyContent>{page === 'history' ? <SiteHistory /> : <PreviewLinks />}</LazyContent>
        ) : (
          <SitePreview>
            <LazyContent>
              <OpenPage page={page} />
            </LazyContent>
          </SitePreview>
        )}
        {site.theirs && (
          <Suspense>
            <DraftConflicts theirs={site.theirs} />
          </Suspense>
        )}
      </LandingPage>
    </SiteContext>
  )
}

/** The pages that are edited beside the preview. */
type EditedPage = Exclude<SitePage, 'history' | 'preview-links'>

function OpenPage({ page }: { page: EditedPage }) {
  const Page = PAGES[page]
  // These are lists to open something in, which says itself what can be changed.
  if (page === 'sections' || page === 'pages') return <Page />
  return (
    <ForRoles call="saveSite" isUntold>
      <Page />
    </ForRoles>
  )
}

const PAGES = {
  sections: SectionList,
  pages: PagesPage,
  look: LookPage,
  languages: LanguagesPage,
  contact: ContactPage,
  legal: LegalPage,
  search: SearchPage,
} as const satisfies Record<EditedPage, ComponentType>

/** The open page of the editor. */
function useSitePage(): SitePage {
  const { page } = useParams()
  return SITE_PAGES.find((one) => one === page) ?? 'sections'
}

/** The pages of the editor. */
function SiteNav({ landingId }: { landingId: number }) {
  const t = useWords('site')
  const open = useSitePage()
  return (
    <PageNav
      isWithinTab
      label={t('nav.label')}
      pages={SITE_PAGES.map((page) => ({
        to: sitePath(landingId, page),
        label: t(`nav.${page}`),
        isOpen: page === open,
      }))}
    />
  )
}
