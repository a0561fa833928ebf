import { Button, Text } from '@mantine/core'
import { createLanding } from '@nelly/contract/specified/landings'
import { LANDING_DRAFT_FIELDS, newLandingBody, ownedLanding } from '@nelly/contract/specified/owned-landing'
import { SUCCESS_DIALOG_MILLISECONDS } from '@nelly/domain/limits'
import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useObjectUrl } from '../../forms/use-object-url.ts'
import { keepLandingInProgress } from '../../landing/landing-in-progress.ts'
import { type LandingForm, useLandingDraft } from '../../landing-fields/use-landing-draft.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { ownerId } from '../../session/owner-id.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { FailedDialog } from './failed-dialog.tsx'
import css from './look.module.css'
import { LookPage } from './look-page.tsx'

/** Creates a landing. */
export function NewLook() {
  const t = useWords('designer')
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
        lead={t('lookLead')}
        draft={autosave}
        draftOf={t('title')}
        form={form}
        logo={logo}
        id={creation.created?.id}
        pending={creation.isPending}
        onSubmit={creation.create}
      />
      <CreatedDialog created={creation.created?.displayName} />
      <FailedDialog title={t('failedTitle')} message={creation.failure} onClose={creation.forgetFailure} />
    </>
  )
}

/** Creates the landing of the form and stores it for the next steps; `onCreated` is called at once. */
function useCreateLanding(form: LandingForm, onCreated: () => void) {
  const common = useWords('common')
  const creation = useGuardedMutation({
    runAgain: 'never',
    mutationFn: () =>
      callApi(createLanding, { body: newLandingBody(ownerId(), form.draft), files: { logo: form.logo } }),
    subject: 'landings',
    onSuccess: ({ id, name }) => {
      keepLandingInProgress({ id, name })
      onCreated()
    },
    onError: (problem) => form.setErrors(fieldErrorsOf(problem, LANDING_DRAFT_FIELDS)),
  })
  return {
    create: () => creation.mutate(),
    isPending: creation.isPending,
    created: creation.data && ownedLanding(creation.data),
    failure: creation.error ? failureOf(creation.error, form, common('somethingWrong')) : undefined,
    forgetFailure: creation.reset,
  }
}

/** A refusal with field errors uses their messages, which say more than "check the fields". */
const failureOf = (problem: Error, form: LandingForm, otherwise: string): string =>
  Object.values(form.errors).find(Boolean) ?? (problem.message || otherwise)

/** Says that the landing exists and continues to its vehicles, automatically after a moment. */
function CreatedDialog({ created }: { created: string | undefined }) {
  const t = useWords('designer')
  const common = useWords('common')
  const navigate = useNavigate()
  const goOn = () => void navigate('/layout-designer/add-vehicles')
  const shown = created !== undefined
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(
      () => void navigate('/layout-designer/add-vehicles'),
      SUCCESS_DIALOG_MILLISECONDS,
    )
    return () => clearTimeout(timer)
  }, [shown, navigate])
  return (
    <Dialog opened={shown} onClose={goOn} label={t('createdTitle')}>
      <div className={css.created}>
        <IconCircleCheck size={56} stroke={1.3} color="var(--mantine-color-petrol-7)" aria-hidden="true" />
        <Text component="h2" size="xl" fw={650}>
          {t('createdTitle')}
        </Text>
        <Text c="dimmed" mb={8}>
          {t('created', { name: created ?? '' })}
        </Text>
        <Button onClick={goOn}>{common('accept')}</Button>
      </div>
    </Dialog>
  )
}
