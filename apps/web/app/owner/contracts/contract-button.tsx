import { drawContract } from '@nelly/contract/contracts/contracts'
import { DownloadButton } from '../mutations/download-button.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { fileOf } from '../session/call.ts'
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
  return (
    <IfMay call="drawContract">
      <DownloadButton
        isSmall
        file={() => fileOf(drawContract, { params: { contractNumber: number }, query: { version } })}
        name={`${name} ${number}.pdf`}
        failed={t('fileFailed')}
        {...(onSaved && { onSaved })}
      >
        {name}
      </DownloadButton>
    </IfMay>
  )
}
