import { IconDownload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useAction } from './use-action.ts'

interface DownloadButtonProps extends Pick<ComponentProps<typeof BusyButton>, 'w' | 'size' | 'disabled'> {
  file: () => Promise<Blob>
  /** Under which it is saved; a function, where it says when that was. */
  name: string | (() => string)
  /** What is said once it is saved, where that is not seen. */
  done?: string
  /** What is said where that failed. */
  failed: string
  /** Called once it is saved. */
  onSaved?: () => void
  /** Whether it stands in a line of text. */
  isSmall?: boolean
  children: string
}

/** The look of a button in a line of text. */
export const SMALL_BUTTON = { variant: 'subtle', size: 'compact-sm', px: 0 } as const

/** Downloads a file. */
export function DownloadButton(props: DownloadButtonProps) {
  const { file, name, done, failed, onSaved, isSmall = false, children, ...button } = props
  const download = useAction({
    runAgain: 'after-double-click',
    run: file,
    onDone: (content) => {
      saveFile(content, typeof name === 'string' ? name : name())
      onSaved?.()
    },
    failed,
    ...(done !== undefined && { done: () => done }),
  })
  return (
    <BusyButton
      {...(isSmall ? SMALL_BUTTON : { variant: 'default' })}
      {...button}
      leftSection={<IconDownload size={isSmall ? 16 : 18} aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </BusyButton>
  )
}
