import { lazy, Suspense } from 'react'
import { Loading } from '../ui/loading.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'

// The cropper is only loaded when a picture is changed.
const CropForm = lazy(async () => ({ default: (await import('./crop-form.tsx')).CropForm }))

interface CropDialogProps {
  /** The picture to crop; the dialog is closed without it. */
  file: File | undefined
  onCropped: (picture: File) => void
  onUnreadable: () => void
  onCancel: () => void
}

/** Asks which part of a picture to show. */
export function CropDialog({ file, ...ways }: CropDialogProps) {
  const say = useWords('settings')
  const common = useWords('common')
  return (
    <TitledDialog opened={file !== undefined} onClose={ways.onCancel} title={say('cropTitle')}>
      {file && (
        <Suspense fallback={<Loading words={common('loading')} />}>
          <CropForm file={file} {...ways} />
        </Suspense>
      )}
    </TitledDialog>
  )
}
