import { drawContract } from '@nelly/contract/contracts/contracts'
import { IconDownload } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/use-words.ts'

interface ContractButtonProps {
  number: string
  version: 'signed' | 'unsigned'
  /** Called once the file is on the device. */
  onSaved?: () => void
}

/** Downloads a file of a contract; none for who may not read documents of customers. */
export function ContractButton({ number, version, onSaved }: ContractButtonProps) {
  const t = useWords('contract')
  const name = t(`files.${version}`)
  const downloading = useAction({
    run: () => fileOf(drawContract, { params: { contractNumber: number }, query: { version } }),
    failed: t('fileFailed'),
    onDone: (file) => {
      saveFile(file, `${name} ${number}.pdf`)
      onSaved?.()
    },
  })
  return (
    <IfMay call="drawContract">
      <BusyButton
        variant="subtle"
        size="compact-sm"
        px={0}
        busy={downloading.isPending}
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
        onClick={() => downloading.mutate()}
      >
        {name}
      </BusyButton>
    </IfMay>
  )
}
