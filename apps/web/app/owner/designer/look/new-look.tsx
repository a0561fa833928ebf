import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { useObjectUrl } from '../../forms/use-object-url.ts'
import { useLandingDraft } from '../../landing-fields/use-landing-draft.ts'
import { useWords } from '../../words/use-words.ts'
import { CreatedDialog } from './created-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { LookPage } from './look-page.tsx'
import { useCreateLanding } from './use-create-landing.ts'

/** Creates a landing. */
export function NewLook() {
  const say = useWords('designer')
  const form = useLandingDraft({
    name: '',
    primary: '',
    secondary: '',
    language: null,
    timezone: HOME_TIMEZONE,
  })
  const logo = useObjectUrl(form.logo)
  const autosave = useDraft('landing:new', form.draft, form.change)
  const creation = useCreateLanding(form, autosave.forget)
  return (
    <>
      <LookPage
        lead={say('lookLead')}
        draft={autosave}
        draftOf={say('title')}
        form={form}
        logo={logo}
        pending={creation.isPending}
        onSubmit={creation.create}
      />
      <CreatedDialog created={creation.created} />
      <FailedDialog title={say('failedTitle')} message={creation.failure} onClose={creation.forgetFailure} />
    </>
  )
}
