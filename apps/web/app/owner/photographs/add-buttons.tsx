import { Button } from '@mantine/core'
import { MOST_PHOTOGRAPHS } from '@nelly/domain/reservations/photographs'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ChooseFiles } from '../ui/choose-files.tsx'
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
  const take = (files: readonly File[]) => {
    setBeyond(Math.max(0, files.length - room))
    if (room > 0) onChosen(files.slice(0, room))
  }
  const accept = PICTURE_TYPES.join(',')
  return (
    <>
      {beyond > 0 && <p role="alert">{t('noRoom', { count: beyond, most: MOST_PHOTOGRAPHS })}</p>}
      {room > 0 ? (
        <div className="row filling">
          <ChooseFiles accept={accept} capture="environment" onChosen={take}>
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
          </ChooseFiles>
          <ChooseFiles accept={accept} multiple onChosen={take}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
              >
                {t('choose')}
              </Button>
            )}
          </ChooseFiles>
        </div>
      ) : (
        <p className="muted">{t('full', { most: MOST_PHOTOGRAPHS })}</p>
      )}
    </>
  )
}
