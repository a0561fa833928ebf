import { Button, Input } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { IconPhotoUp } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LOGO_TYPES, PICTURE_TYPES } from '../ui/picture-types.ts'
import { PictureZone } from '../ui/picture-zone.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { checkedPicture } from './checked-picture.ts'
import { chosenFile, type FormPicture, usePictureUrl } from './picture.ts'
import css from './picture-field.module.css'
import { type PixelSize, usePictureSize } from './use-picture-size.ts'

interface PictureFieldProps {
  label?: string
  /** The text of the drop zone. */
  invitation: string
  /** What is said of it, or the size that it should have. */
  hint: string | PixelSize
  /** The text for the picture, where it is not the label. */
  alt?: string
  /** Whether SVG is accepted as well as photographs. */
  svg?: boolean
  value: FormPicture
  /** The error of the picture that was chosen last. */
  error?: ReactNode
  /** The label of the button that chooses another one; without it, it can be removed instead. */
  replace?: string
  onChange: (picture: FormPicture) => void
  /** Called with the reason, in the page's language, where a picture is rejected. */
  onError: (reason: string) => void
}

/** One picture, dropped or chosen, which is checked first. A rejected one leaves the current picture in place. */
export function PictureField(props: PictureFieldProps) {
  const { label, invitation, hint, svg = false, value, error, replace } = props
  const t = useWords('pictures')
  const id = useId()
  const shown = usePictureUrl(value)
  const field = useRef<HTMLDivElement>(null)
  const open = useRef<() => void>(null)
  const latest = useRef<File>(undefined)
  const check = async (chosen: File) => {
    latest.current = chosen
    const { file, fault } = await checkedPicture(chosen, { svg })
    if (latest.current !== chosen) return
    if (!fault) return props.onChange(file)
    flushSync(() => props.onError(refusalWords(fault, storedLanguage())))
    field.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <Input.Wrapper
      ref={field}
      id={id}
      label={label}
      labelElement="div"
      description={typeof hint === 'string' ? hint : <SizeWords wanted={hint} value={value} shown={shown} />}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <PictureZone
        label={invitation}
        types={svg ? LOGO_TYPES : PICTURE_TYPES}
        faultId={error ? `${id}-error` : undefined}
        openRef={open}
        onPictures={([taken], [rejected]) => {
          const file = taken ?? rejected
          if (file) void check(file)
        }}
      >
        {shown ? (
          <>
            <img src={shown} alt={props.alt ?? label} className={css.picture} />
            {replace === undefined && <span>{t(chosenFile(value) ? 'chosen' : 'stored')}</span>}
          </>
        ) : (
          <>
            <IconPhotoUp size={28} stroke={1.5} aria-hidden="true" />
            <span>{invitation}</span>
          </>
        )}
      </PictureZone>
      {shown &&
        (replace === undefined ? (
          <Button
            variant="subtle"
            color="red"
            c="var(--mantine-color-error)"
            size="compact-sm"
            my={4}
            onClick={() => props.onChange(null)}
          >
            {t('remove')}
          </Button>
        ) : (
          <Button variant="subtle" size="compact-sm" my={4} onClick={() => open.current?.()}>
            {replace}
          </Button>
        ))}
    </Input.Wrapper>
  )
}

interface SizeWordsProps {
  wanted: PixelSize
  value: FormPicture
  shown: string | undefined
}

/** The size that a picture should have, and the one that a new one has. */
function SizeWords({ wanted, value, shown }: SizeWordsProps) {
  const t = useWords('pictures')
  const size = usePictureSize(shown)
  if (!chosenFile(value) || !size) return t('size', { ...wanted })
  return size.width === wanted.width && size.height === wanted.height
    ? t('sizeFits', { ...size })
    : t('sizeOther', { ...size, wantedWidth: wanted.width, wantedHeight: wanted.height })
}
