import { landingDraftOf, type OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { useNavigate } from 'react-router'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { useObjectUrl } from '../../forms/use-object-url.ts'
import { keepLandingInProgress } from '../../landing/landing-in-progress.ts'
import { LandingConflicts } from '../../landing-detail/landing-conflicts.tsx'
import { useSaveLanding } from '../../landing-detail/use-save-landing.ts'
import { useLandingDraft } from '../../landing-fields/use-landing-draft.ts'
import { storedUrl } from '../../words/stored-url.ts'
import { useWords } from '../../words/use-words.ts'
import { FailedDialog } from './failed-dialog.tsx'
import { LookPage } from './look-page.tsx'

/** Edits the landing that was started; unchanged fields are not sent. */
export function EditLook({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('designer')
  const common = useWords('common')
  const detail = useWords('landing')
  const navigate = useNavigate()
  const form = useLandingDraft(landingDraftOf(landing))
  const chosen = useObjectUrl(form.logo)
  const autosave = useDraft(`landing:${landing.id}`, form.draft, form.change)
  const goOn = () => void navigate('/layout-designer/add-vehicles')
  const saving = useSaveLanding(landing, form, {
    onSaved: ({ id, name }) => {
      autosave.forget()
      keepLandingInProgress({ id, name })
    },
    onDone: goOn,
  })
  const isChanged =
    form.logo !== undefined || JSON.stringify(form.draft) !== JSON.stringify(landingDraftOf(landing))
  return (
    <>
      <LookPage
        lead={t('lookAgainLead')}
        draft={autosave}
        draftOf={landing.displayName}
        form={form}
        logo={chosen ?? storedUrl(landing.logo)}
        landing={landing}
        id={landing.id}
        pending={saving.pending}
        onSubmit={isChanged ? saving.save : goOn}
      />
      <LandingConflicts edit={saving} />
      <FailedDialog
        title={detail('saveFailed')}
        message={
          saving.isConflict
            ? undefined
            : saving.failure && (Object.values(form.errors).find(Boolean) ?? common('wrongHint'))
        }
        onClose={saving.forgetProblem}
      />
    </>
  )
}
