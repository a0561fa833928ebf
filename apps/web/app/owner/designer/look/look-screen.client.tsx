import { DraftOffer } from '../../forms/drafts/draft-offer.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { useObjectUrl } from '../../forms/use-object-url.ts'
import { useLandingDraft } from '../../landing-fields/use-landing-draft.ts'
import { LandingPreview } from '../../preview/landing-preview.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useWords } from '../../words/use-words.ts'
import { CreatedDialog } from './created-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import css from './look.module.css'
import { LookForm } from './look-form.tsx'
import { useCreateLanding } from './use-create-landing.ts'

/** The first step: name, logo, colours and language on the left, what comes of them on the right. */
export function LookScreen() {
  const say = useWords('designer')
  const form = useLandingDraft({ name: '', primary: '', secondary: '', language: null })
  const logo = useObjectUrl(form.logo)
  const { draft } = form
  const kept = useDraft('landing:new', draft, form.change)
  const creation = useCreateLanding(form, kept.forget)
  return (
    <>
      <PageTitle title={say('lookTitle')} lead={say('lookLead')} />
      <DraftOffer draft={kept} of={say('title')} hasPictures />
      <div className={css.halves}>
        <LookForm form={form} logo={logo} pending={creation.isPending} onSubmit={creation.create} />
        <aside className={css.preview}>
          <LandingPreview landing={{ ...draft, logo }} first="phone" />
        </aside>
      </div>
      <CreatedDialog created={creation.created} />
      <FailedDialog message={creation.failure} onClose={creation.forgetFailure} />
    </>
  )
}
