import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { DraftOffer } from '../../forms/drafts/draft-offer.tsx'
import type { FormDraft } from '../../forms/drafts/use-draft.ts'
import type { LandingForm } from '../../landing-fields/use-landing-draft.ts'
import { LandingPreview } from '../../preview/landing-preview.tsx'
import { PreviewBeside } from '../../preview/preview-beside.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useWords } from '../../words/use-words.ts'
import { LookForm } from './look-form.tsx'

interface LookPageProps {
  lead: string
  draft: FormDraft
  /** What an offered draft is about. */
  draftOf: string
  form: LandingForm
  /** Address of the logo to show, chosen or stored. */
  logo: string | undefined
  /** The landing that is edited; undefined for a new one. */
  landing?: OwnedLandingDetail
  /** The landing's id, as soon as it has one. */
  id: number | undefined
  pending: boolean
  onSubmit: () => void
}

/** Name, logo, colours and language on the left, a preview on the right. */
export function LookPage({
  lead,
  draft,
  draftOf,
  form,
  logo,
  landing,
  id,
  pending,
  onSubmit,
}: LookPageProps) {
  const t = useWords('designer')
  return (
    <>
      <PageTitle title={t('lookTitle')} lead={lead} />
      <DraftOffer draft={draft} of={draftOf} hasPictures />
      <PreviewBeside
        preview={(fit) => (
          <LandingPreview landing={{ ...landing, ...form.draft, logo }} first="phone" fit={fit} />
        )}
      >
        <LookForm form={form} logo={logo} landing={landing} id={id} pending={pending} onSubmit={onSubmit} />
      </PreviewBeside>
    </>
  )
}
