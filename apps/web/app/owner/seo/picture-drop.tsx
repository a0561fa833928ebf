import { Button, Input } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { PixelSize } from '../forms/use-picture-size.ts'
import { PictureZone } from '../ui/picture-zone.tsx'
import { useWords } from '../words/use-words.ts'
import css from './seo.module.css'
import type { PictureChoice } from './use-picture-choice.ts'

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
      <PictureZone
        label={invitation}
        onPictures={([file], refused) => {
          setRejected(refused.length > 0)
          if (file) choice.choose(file)
        }}
      >
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
      </PictureZone>
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
