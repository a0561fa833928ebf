import '@mantine/dropzone/styles.layer.css'
import { Button, Input } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { PICTURE_TYPES } from '../forms/picture-types.ts'
import { useWords } from '../words/use-words.ts'
import css from './seo.module.css'
import type { PictureChoice, PixelSize } from './use-picture-choice.ts'

interface PictureDropProps {
  label: string
  /** What the place to drop on says. */
  invitation: string
  wanted: PixelSize
  choice: PictureChoice
  error: string | undefined
}

/** One picture, dropped or chosen, with the size it should have and the size it has. */
export function PictureDrop({ label, invitation, wanted, choice, error }: PictureDropProps) {
  const say = useWords('seo')
  const [rejected, setRejected] = useState(false)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={<SizeWords wanted={wanted} choice={choice} />}
      error={rejected ? say('rejected') : error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Dropzone
        accept={PICTURE_TYPES}
        maxSize={MAX_UPLOAD_BYTES}
        multiple={false}
        onDrop={([file]) => {
          setRejected(false)
          if (file) choice.choose(file)
        }}
        onReject={() => setRejected(true)}
        className={css.drop}
        aria-label={invitation}
        inputProps={{ 'aria-label': invitation }}
        mb={4}
      >
        <div className={css.inside}>
          {choice.shown ? (
            <>
              <img src={choice.shown} alt={label} className={css.picture} />
              <span className={css.state}>{choice.file ? say('chosen') : say('stored')}</span>
            </>
          ) : (
            <>
              <IconPhotoUp size={28} stroke={1.5} aria-hidden="true" />
              <span>{invitation}</span>
            </>
          )}
        </div>
      </Dropzone>
      {choice.shown && (
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          size="compact-sm"
          my={4}
          onClick={choice.remove}
        >
          {say('remove')}
        </Button>
      )}
    </Input.Wrapper>
  )
}

function SizeWords({ wanted, choice }: Pick<PictureDropProps, 'wanted' | 'choice'>) {
  const say = useWords('seo')
  const { file, size } = choice
  if (!file || !size) return say('size', { ...wanted })
  return size.width === wanted.width && size.height === wanted.height
    ? say('sizeFits', { ...size })
    : say('sizeOther', { ...size, wantedWidth: wanted.width, wantedHeight: wanted.height })
}
