import { exportAccount } from '@nelly/contract/profile'
import { IconDownload } from '@tabler/icons-react'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { saveFile } from '../reservations/list/save-file.ts'
import { fileOf } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Exports all stored data of the operator as a file. */
export function DataExport() {
  const say = useWords('settings')
  const toasts = useToasts()
  const saving = useGuardedMutation({
    runAgain: 'after-double-click',
    mutationFn: () => fileOf(exportAccount, { params: { userId: ownerId() } }),
    onSuccess: (file) => {
      saveFile(file, `${say('exportName')}-${new Date().toLocaleDateString('sv-SE')}.json`)
      toasts.done(say('exported'))
    },
    onError: () => toasts.failed(say('exportFailed')),
  })
  return (
    <FormSection title={say('export')} hint={say('exportHint')}>
      <BusyButton
        variant="default"
        w="fit-content"
        leftSection={<IconDownload size={18} />}
        busy={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {say('exportButton')}
      </BusyButton>
    </FormSection>
  )
}
