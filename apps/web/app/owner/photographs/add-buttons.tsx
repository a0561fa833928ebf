import { Button, FileButton } from '@mantine/core'
import { MOST_PHOTOGRAPHS } from '@nelly/domain/reservations/photographs'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PICTURE_TYPES } from '../ui/picture-types.ts'
import { useWords } from '../words/use-words.ts'
import css from './photographs.module.css'

interface AddButtonsProps {
  /** How many more there may be. */
  room: number
  onChosen: (files: readonly File[]) => void
}

/** Takes a photograph, where the device is a phone, or chooses some that are there. */
export function AddButtons({ room, onChosen }: AddButtonsProps) {
  const t = useWords('photographs')
  const [beyond, setBeyond] = useState(0)
  const resetCamera = useRef<() => void>(null)
  const resetFiles = useRef<() => void>(null)
  const take = (files: readonly File[]) => {
    // The same file can be chosen again.
    resetCamera.current?.()
    resetFiles.current?.()
    setBeyond(Math.max(0, files.length - room))
    if (room > 0) onChosen(files.slice(0, room))
  }
  const accept = PICTURE_TYPES.join(',')
  return (
    <>
      {beyond > 0 && <p role="alert">{t('noRoom', { count: beyond, most: MOST_PHOTOGRAPHS })}</p>}
      {room > 0 ? (
        <div className="row filling">
          <FileButton
            accept={accept}
            capture="environment"
            resetRef={resetCamera}
            onChange={(file) => file && take([file])}
          >
            {(props) => (
              <Button
                {...props}
                variant="light"
                className={css.camera}
                leftSection={<IconCamera size={18} stroke={1.7} aria-hidden="true" />}
              >
                {t('take')}
              </Button>
            )}
          </FileButton>
          <FileButton accept={accept} multiple resetRef={resetFiles} onChange={take}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
              >
                {t('choose')}
              </Button>
            )}
          </FileButton>
        </div>
      ) : (
        <p className="muted">{t('full', { most: MOST_PHOTOGRAPHS })}</p>
      )}
    </>
  )
}
