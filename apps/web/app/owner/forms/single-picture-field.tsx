import { Input } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusal-words'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LOGO_TYPES, PICTURE_TYPES } from '../ui/picture-types.ts'
import { PictureZone } from '../ui/picture-zone.tsx'
import { storedLanguage } from '../words/language.ts'
import { checkedPicture } from './checked-picture.ts'

interface SinglePictureFieldProps {
  label?: string | undefined
  description: ReactNode
  /** The text of the drop zone. */
  invitation: string
  /** Whether SVG is accepted as well as photographs. */
  svg?: boolean
  /** The error of the picture that was chosen last. */
  error: ReactNode
  /** Set to a function that opens the file dialog. */
  openRef?: RefObject<(() => void) | null>
  /** Called with a picture that passed the checks. */
  onChoose: (file: File) => void
  /** Called with the reason, in the page's language, where a picture is rejected. */
  onRefuse: (reason: string) => void
  /** The content of the drop zone. */
  children: ReactNode
  /** What follows the drop zone. */
  action: ReactNode
}

/** A field for one picture, which is checked first. A rejected one leaves the current picture in place. */
export function SinglePictureField({ svg = false, error, ...props }: SinglePictureFieldProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const latest = useRef<File>(undefined)
  const check = async (chosen: File) => {
    latest.current = chosen
    const { file, fault } = await checkedPicture(chosen, { svg })
    if (latest.current !== chosen) return
    if (!fault) return props.onChoose(file)
    flushSync(() => props.onRefuse(refusalWords(fault, storedLanguage())))
    field.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <Input.Wrapper
      ref={field}
      id={id}
      label={props.label}
      labelElement="div"
      description={props.description}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <PictureZone
        label={props.invitation}
        types={svg ? LOGO_TYPES : PICTURE_TYPES}
        faultId={error ? `${id}-error` : undefined}
        {...(props.openRef && { openRef: props.openRef })}
        onPictures={([taken], [rejected]) => {
          const file = taken ?? rejected
          if (file) void check(file)
        }}
      >
        {props.children}
      </PictureZone>
      {props.action}
    </Input.Wrapper>
  )
}
