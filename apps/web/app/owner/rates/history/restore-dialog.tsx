import { Alert, Button, Checkbox } from '@mantine/core'
import { restoreRates } from '@nelly/contract/rates/calls'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

interface RestoreDialogProps {
  /** The version to restore; without one the dialog is closed. */
  version: number | undefined
  newest: number
  onClose: () => void
}

/** Asks before an earlier version becomes the next one, and for how much of it. */
export function RestoreDialog(props: RestoreDialogProps) {
  const t = useWords('rates')
  const { version, onClose } = props
  return (
    <TitledDialog
      opened={version !== undefined}
      onClose={onClose}
      title={t('history.restoreTitle', { version: version ?? 0 })}
    >
      <Restore {...props} />
    </TitledDialog>
  )
}

/** What is chosen for one version: the dialog begins anew with each. */
function Restore({ version, newest, onClose }: RestoreDialogProps) {
  const t = useWords('rates')
  const common = useWords('common')
  const toasts = useToasts()
  const client = useQueryClient()
  const { landingId, restored } = useRates()
  const [withPrices, setWithPrices] = useState(false)
  const [withPlaces, setWithPlaces] = useState(false)
  const restoring = useGuardedMutation({
    runAgain: 'never',
    mutationFn: (of: number) =>
      callApi(restoreRates, {
        params: { landingId, revision: of },
        body: { revision: newest, prices: withPrices, places: withPlaces },
      }),
    onSuccess: async (answer) => {
      await restored(answer, answer.warnings)
      toasts.done(t('history.restored'))
      onClose()
    },
    onError: () => void invalidate(client, 'rates'),
  })
  return (
    <>
      <p>{t('history.restoreHint')}</p>
      <Checkbox
        my="md"
        label={t('history.withPrices')}
        checked={withPrices}
        onChange={(event) => setWithPrices(event.currentTarget.checked)}
      />
      <Checkbox
        mb="md"
        label={t('history.withPlaces')}
        description={t('history.withPlacesHint')}
        checked={withPlaces}
        onChange={(event) => setWithPlaces(event.currentTarget.checked)}
      />
      {restoring.isError && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} mb="md">
          {restoring.error.message || t('save.failed')}
        </Alert>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <BusyButton
          busy={restoring.isPending}
          onClick={() => version !== undefined && restoring.mutate(version)}
        >
          {t('history.restore')}
        </BusyButton>
      </DialogButtons>
    </>
  )
}
