import { IconDownload } from '@tabler/icons-react'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useAction } from './use-action.ts'

interface DownloadButtonProps {
  file: () => Promise<Blob>
  /** Under which it is saved. */
  name: string
  /** What is said once it is saved, where that is not seen. */
  done?: string
  /** What is said where that failed. */
  failed: string
  children: string
}

/** Downloads a file. */
export function DownloadButton({ file, name, done, failed, children }: DownloadButtonProps) {
  const download = useAction({
    runAgain: 'after-double-click',
    run: file,
    onDone: (content) => saveFile(content, name),
    failed,
    ...(done !== undefined && { done: () => done }),
  })
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </BusyButton>
  )
}
