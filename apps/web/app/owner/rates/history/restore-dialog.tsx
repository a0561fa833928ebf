import { Checkbox } from '@mantine/core'
import { restoreRates } from '@nelly/contract/rates/calls'
import { useState } from 'react'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
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
  const { landingId, restored } = useRates()
  const [withPrices, setWithPrices] = useState(false)
  const [withPlaces, setWithPlaces] = useState(false)
  const restoring = useAction({
    run: async (of: number) => {
      const answer = await callApi(restoreRates, {
        params: { landingId, revision: of },
        body: { revision: newest, prices: withPrices, places: withPlaces },
      })
      await restored(answer, answer.warnings)
    },
    subject: 'rates',
    done: () => t('history.restored'),
    onDone: onClose,
  })
  return (
    <DialogForm
      isChanged={false}
      failure={restoring.isError && (restoring.error.message || t('save.failed'))}
      submit={t('history.restore')}
      pending={restoring.isPending}
      isSteady={false}
      onSubmit={() => version !== undefined && restoring.mutate(version)}
      onCancel={onClose}
    >
      <p className="spaced">{t('history.restoreHint')}</p>
      <Checkbox
        label={t('history.withPrices')}
        checked={withPrices}
        onChange={(event) => setWithPrices(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('history.withPlaces')}
        description={t('history.withPlacesHint')}
        checked={withPlaces}
        onChange={(event) => setWithPlaces(event.currentTarget.checked)}
      />
    </DialogForm>
  )
}
