import { Avatar, Button, Input } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { type ReactNode, useRef, useState } from 'react'
import { isHeic } from '../forms/checked-picture.ts'
import { type FormPicture, usePictureUrl } from '../forms/picture.ts'
import { ChooseFiles } from '../ui/choose-files.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PICTURE_TYPES } from '../ui/picture-types.ts'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

interface AvatarFieldProps {
  /** Whose it is. */
  name: string
  value: FormPicture
  error?: ReactNode
  onChange: (picture: FormPicture) => void
  onError: (reason: string) => void
}

/** The account's picture, and the buttons that change it. */
export function AvatarField({ name, value, error, onChange, onError }: AvatarFieldProps) {
  const t = useWords('settings')
  const shown = usePictureUrl(value)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [cropping, setCropping] = useState<File>()
  const look = (file: File) => {
    if (isHeic(file)) return onError(refusalWords('image-heic', storedLanguage()))
    // What is cropped out of it is small, whatever its size.
    return PICTURE_TYPES.includes(file.type) ? setCropping(file) : onError(t('avatarRejected'))
  }
  /** The focus is where it was. */
  const done = () => {
    setCropping(undefined)
    requestAnimationFrame(() => chooseButton.current?.focus())
  }
  return (
    <Input.Wrapper label={t('avatar')} labelElement="div" description={t('avatarHint')} error={error}>
      <div className="row">
        <Avatar size={88} color="petrol" name={name} src={shown ?? null} alt={t('avatarOf', { name })} />
        <div className="row">
          <ChooseFiles accept={PICTURE_TYPES.join(',')} onChosen={([file]) => look(file)}>
            {(button) => (
              <Button {...button} ref={chooseButton} variant="default">
                {shown ? t('avatarChange') : t('avatarChoose')}
              </Button>
            )}
          </ChooseFiles>
          {shown && (
            <Button
              variant="subtle"
              color="red"
              c="var(--mantine-color-error)"
              onClick={() => {
                onChange(null)
                chooseButton.current?.focus()
              }}
            >
              {t('avatarRemove')}
            </Button>
          )}
        </div>
      </div>
      <CropDialog
        file={cropping}
        onCropped={(picture) => {
          onChange(picture)
          done()
        }}
        onUnreadable={() => {
          onError(t('avatarUnreadable'))
          done()
        }}
        onCancel={done}
      />
    </Input.Wrapper>
  )
}

// The cropper is only loaded when a picture is changed.
const CropForm = lazyPart(async () => ({ default: (await import('./crop-form.tsx')).CropForm }))

interface CropDialogProps {
  /** The picture to crop; the dialog is closed without it. */
  file: File | undefined
  onCropped: (picture: File) => void
  onUnreadable: () => void
  onCancel: () => void
}

/** Asks which part of a picture to show. */
function CropDialog({ file, ...ways }: CropDialogProps) {
  const t = useWords('settings')
  return (
    <TitledDialog opened={file !== undefined} onClose={ways.onCancel} title={t('cropTitle')}>
      {file && <CropForm file={file} {...ways} />}
    </TitledDialog>
  )
}
