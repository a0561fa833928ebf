import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftOffer } from '../../forms/drafts/draft-offer.tsx'
import { usePictureUrl } from '../../forms/picture.ts'
import { keepLandingInProgress } from '../../landing/landing-in-progress.ts'
import { LandingConflicts } from '../../landing-fields/landing-conflicts.tsx'
import { useLandingForm } from '../../landing-fields/use-landing-form.ts'
import { LandingPreview } from '../../preview/landing-preview.tsx'
import { PreviewBeside } from '../../preview/preview-beside.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useWords } from '../../words/use-words.ts'
import { CreatedDialog } from './created-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { LookForm } from './look-form.tsx'

/** Name, logo, colours and language on the left, a preview on the right: of a new landing, or of the one that was started. */
export function LookPage({ landing }: { landing?: OwnedLandingDetail }) {
  const t = useWords('designer')
  const common = useWords('common')
  const detail = useWords('landing')
  const navigate = useNavigate()
  const [created, setCreated] = useState<string>()
  const goOn = () => void navigate('/layout-designer/add-vehicles')
  const { form, check, autosave, ...edit } = useLandingForm(landing, {
    onSaved: ({ id, address, displayName }) => {
      keepLandingInProgress({ id, name: address })
      if (!landing) setCreated(displayName)
    },
    ...(landing && { onDone: goOn }),
    failed: landing ? common('wrongHint') : common('somethingWrong'),
  })
  const logo = usePictureUrl(form.values.logo)
  return (
    <>
      <PageTitle title={t('lookTitle')} lead={t(landing ? 'lookAgainLead' : 'lookLead')} />
      <DraftOffer draft={autosave} of={landing?.displayName ?? t('title')} hasPictures />
      <PreviewBeside
        preview={(fit) => (
          <LandingPreview landing={{ ...landing, ...form.values, logo }} first="phone" fit={fit} />
        )}
      >
        <LookForm
          form={form}
          check={check}
          landing={landing}
          pending={edit.pending}
          onSubmit={(event) => {
            event.preventDefault()
            if (landing && !edit.isChanged) goOn()
            else edit.submit(event)
          }}
        />
      </PreviewBeside>
      <LandingConflicts edit={edit} />
      <CreatedDialog created={created} onGoOn={goOn} />
      <FailedDialog
        title={landing ? detail('saveFailed') : t('failedTitle')}
        // A refusal with field errors uses their messages, which say more than "check the fields".
        message={
          edit.isConflict
            ? undefined
            : edit.failure && (Object.values(form.errors).find(Boolean) ?? edit.failure)
        }
        onClose={edit.forgetProblem}
      />
    </>
  )
}
