import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import type { ReactNode, RefObject } from 'react'
import { PICTURE_TYPES } from '../forms/picture-types.ts'
import css from './picture-zone.module.css'

interface PictureZoneProps {
  /** What it says to who can't see it. */
  label: string
  /** The kinds of pictures taken; photographs unless told. */
  types?: readonly string[]
  multiple?: boolean
  /** As low as its words: for a place that follows pictures. */
  slim?: boolean
  /** Id of the sentence that says what is wrong. */
  faultId?: string | undefined
  /** Filled with what opens the choice of files. */
  openRef?: RefObject<(() => void) | null>
  /** Told what was dropped or chosen: what is taken, and what is not because of its kind, size or number. */
  onPictures: (taken: File[], refused: File[]) => void
  children: ReactNode
}

/** A place to drop pictures on, or to choose them by a press. */
export function PictureZone(props: PictureZoneProps) {
  const { label, types = PICTURE_TYPES, multiple = false, slim = false, faultId } = props
  return (
    <Dropzone
      accept={[...types]}
      maxSize={MAX_UPLOAD_BYTES}
      multiple={multiple}
      onDrop={() => {}}
      onDropAny={(taken, refused) =>
        props.onPictures(
          taken,
          refused.map(({ file }) => file),
        )
      }
      className={css.zone}
      // The button inside is what the keyboard and screen readers press; the zone only takes what is dropped.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ style: { display: 'none' } }}
      {...(props.openRef ? { openRef: props.openRef } : {})}
    >
      <div className={css.inside} data-slim={slim || undefined}>
        {props.children}
      </div>
      <button
        type="button"
        className={css.press}
        aria-label={label}
        {...(faultId ? { 'aria-invalid': true, 'aria-describedby': faultId } : {})}
      />
    </Dropzone>
  )
}
