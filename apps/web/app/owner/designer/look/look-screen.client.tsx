import { Button, Group, Stack, Text } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { SUCCESS_DIALOG_MILLISECONDS } from '@nelly/domain/limits'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { DraftOffer } from '../../forms/drafts/draft-offer.tsx'
import { usePictureUrl } from '../../forms/picture.ts'
import { focusFirstFault } from '../../forms/to-first-fault.ts'
import {
  forgetLandingInProgress,
  keepLandingInProgress,
  landingInProgress,
} from '../../landing/landing-in-progress.ts'
import { LandingNotLoaded } from '../../landing/landing-not-loaded.tsx'
import { useLanding } from '../../landing/use-landing.ts'
import { LandingConflicts } from '../../landing-fields/landing-conflicts.tsx'
import { useLandingForm } from '../../landing-fields/use-landing-form.ts'
import { LandingPreview } from '../../preview/landing-preview.tsx'
import { PreviewBeside } from '../../preview/preview-beside.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useWords } from '../../words/use-words.ts'
import { LookForm } from './look-form.tsx'

/** The first step: it creates a landing, or edits the one that was started. */
export function LookScreen() {
  // As the step is opened: a landing that is created here is edited here when one comes back.
  const [begun] = useState(landingInProgress)
  return begun ? <BegunLook id={begun.id} /> : <LookPage />
}

function BegunLook({ id }: { id: number }) {
  const landing = useLanding(id)
  const isGone = landing.error instanceof ApiProblem && landing.error.status === 404
  useEffect(() => {
    if (isGone) forgetLandingInProgress()
  }, [isGone])
  if (isGone) return <LookPage />
  if (!landing.isSuccess) return <LandingNotLoaded query={landing} />
  return <LookPage landing={landing.data} />
}

/** Name, logo, colours and language on the left, a preview on the right: of a new landing, or of the one that was started. */
function LookPage({ landing }: { landing?: OwnedLandingDetail }) {
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

interface CreatedDialogProps {
  /** The name of the landing; undefined closes the dialog. */
  created: string | undefined
  onGoOn: () => void
}

/** Says that the landing exists and continues to its vehicles, automatically after a moment. */
function CreatedDialog({ created, onGoOn }: CreatedDialogProps) {
  const t = useWords('designer')
  const common = useWords('common')
  const shown = created !== undefined
  const goOn = useEffectEvent(onGoOn)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => goOn(), SUCCESS_DIALOG_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <Dialog opened={shown} onClose={onGoOn} label={t('createdTitle')}>
      <Stack align="center" ta="center" gap={12} p={8}>
        <IconCircleCheck size={56} stroke={1.3} color="var(--mantine-color-petrol-7)" aria-hidden="true" />
        <Text component="h2" size="xl" fw={650}>
          {t('createdTitle')}
        </Text>
        <Text c="dimmed" mb={8}>
          {t('created', { name: created ?? '' })}
        </Text>
        <Button onClick={onGoOn}>{common('accept')}</Button>
      </Stack>
    </Dialog>
  )
}

interface FailedDialogProps {
  title: string
  /** Why; undefined closes the dialog. */
  message: ReactNode
  onClose: () => void
}

/** Says why the landing could not be saved; the form behind it keeps its values. */
function FailedDialog({ title, message, onClose }: FailedDialogProps) {
  const common = useWords('common')
  return (
    <Dialog opened={message !== undefined} onClose={onClose} onClosed={focusFirstFault} label={title}>
      <Text component="h2" size="lg" fw={650} mb={12}>
        {title}
      </Text>
      <Text>{message}</Text>
      <Group justify="flex-end" mt={24}>
        <Button onClick={onClose}>{common('accept')}</Button>
      </Group>
    </Dialog>
  )
}
