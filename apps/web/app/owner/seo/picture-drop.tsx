import { Button } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { SinglePictureField } from '../forms/single-picture-field.tsx'
import type { PictureChoice } from '../forms/use-picture-choice.ts'
import { type PixelSize, usePictureSize } from '../forms/use-picture-size.ts'
import { useWords } from '../words/use-words.ts'
import css from './seo.module.css'

interface PictureDropProps {
  label: string
  /** The text of the drop zone. */
  invitation: string
  wanted: PixelSize
  /** Whether SVG is accepted as well as photographs. */
  svg?: boolean
  choice: PictureChoice
}

/** One picture, dropped or chosen, with its required and its actual size. */
export function PictureDrop({ label, invitation, wanted, svg = false, choice }: PictureDropProps) {
  const t = useWords('seo')
  return (
    <SinglePictureField
      label={label}
      description={<SizeWords wanted={wanted} choice={choice} />}
      invitation={invitation}
      svg={svg}
      error={choice.error}
      onChoose={choice.choose}
      onRefuse={choice.setError}
      action={
        choice.shown && (
          <Button
            variant="subtle"
            color="red"
            c="var(--mantine-color-error)"
            size="compact-sm"
            my={4}
            onClick={choice.remove}
          >
            {t('remove')}
          </Button>
        )
      }
    >
      {choice.shown ? (
        <>
          <img src={choice.shown} alt={label} className={css.picture} />
          <span className={css.state}>{choice.file ? t('chosen') : t('stored')}</span>
        </>
      ) : (
        <>
          <IconPhotoUp size={28} stroke={1.5} aria-hidden="true" />
          <span>{invitation}</span>
        </>
      )}
    </SinglePictureField>
  )
}

function SizeWords({ wanted, choice: { file, shown } }: Pick<PictureDropProps, 'wanted' | 'choice'>) {
  const t = useWords('seo')
  const size = usePictureSize(shown)
  if (!file || !size) return t('size', { ...wanted })
  return size.width === wanted.width && size.height === wanted.height
    ? t('sizeFits', { ...size })
    : t('sizeOther', { ...size, wantedWidth: wanted.width, wantedHeight: wanted.height })
}
