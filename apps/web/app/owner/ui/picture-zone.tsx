import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import type { ReactNode, RefObject } from 'react'
import { PICTURE_TYPES } from './picture-types.ts'
import css from './picture-zone.module.css'

interface PictureZoneProps {
  /** Its text for screen readers. */
  label: string
  /** The accepted types of pictures; photographs by default. */
  types?: readonly string[]
  multiple?: boolean
  /** Compact: for a drop zone below pictures. */
  slim?: boolean
  /** Id of the error message. */
  faultId?: string | undefined
  /** Set to a function that opens the file dialog. */
  openRef?: RefObject<(() => void) | null>
  /** Called with the dropped or chosen files: the accepted ones, and those rejected for their type or number. */
  onPictures: (taken: File[], refused: File[]) => void
  children: ReactNode
}

/** A drop zone for pictures, with a button that opens the file dialog. */
export function PictureZone(props: PictureZoneProps) {
  const { label, types = PICTURE_TYPES, multiple = false, slim = false, faultId } = props
  return (
    <Dropzone
      accept={[...types]}
      multiple={multiple}
      onDrop={() => {}}
      onDropAny={(taken, refused) =>
        props.onPictures(
          taken,
          refused.map(({ file }) => file),
        )
      }
      className={css.zone}
      // Keyboard and screen readers use the button inside; the zone itself only handles drops.
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
