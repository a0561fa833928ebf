import { exportFleet } from '@nelly/contract/imports/imports'
import { IconDownload } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/use-words.ts'

/** Downloads the vehicles of a landing as a file that can be imported again. */
export function ExportFleetButton({ landing }: { landing: number }) {
  const t = useWords('vehicles')
  const download = useAction({
    runAgain: 'after-double-click',
    run: () => fileOf(exportFleet, { params: { landingId: landing } }),
    onDone: (file) => saveFile(file, `${t('exportName')}-${landing}.csv`),
    failed: t('exportFailed'),
  })
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('export')}
    </BusyButton>
  )
}
