import '@mantine/dropzone/styles.layer.css'
import { Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { MAX_IMAGES, MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { IconCameraPlus } from '@tabler/icons-react'
import { PICTURE_TYPES } from '../forms/picture-types.ts'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'
import { PictureTile } from './picture-tile.tsx'
import { chosenPictures, mayMove, moved } from './pictures.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'

/** A vehicle's pictures: dropped or chosen, put in order, taken out. */
export function PictureField({ state }: { state: VehicleFormState }) {
  const say = useWords('vehicleForm')
  const { pictures, choosePictures, pictureError, tellOfPictures } = state
  const add = (files: readonly File[]) => {
    const room = MAX_IMAGES - pictures.length
    choosePictures([...pictures, ...chosenPictures(files.slice(0, room))])
    if (files.length > room) tellOfPictures(say('tooMany'))
  }
  return (
    <div>
      {pictures.length > 0 && (
        <ol className={css.tiles}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              number={index + 1}
              mayMove={(by) => mayMove(pictures, index, by)}
              onMove={(by) => choosePictures(moved(pictures, index, by))}
              onRemove={() => choosePictures(pictures.filter(({ key }) => key !== picture.key))}
            />
          ))}
        </ol>
      )}
      <Dropzone
        accept={PICTURE_TYPES}
        maxSize={MAX_UPLOAD_BYTES}
        onDrop={add}
        onReject={() => tellOfPictures(say('rejected'))}
        className={css.drop}
        aria-label={say('drop')}
        inputProps={{ 'aria-label': say('drop') }}
        {...(pictureError ? { 'data-picture-error': true, 'aria-describedby': 'picture-error' } : {})}
      >
        <div className={css.inside} data-slim={pictures.length > 0 || undefined}>
          <IconCameraPlus size={28} stroke={1.5} aria-hidden="true" />
          <span>{say('drop')}</span>
          <span className={css.hint}>
            {say('dropHint')} {say('pictureCount', { count: pictures.length })}
          </span>
        </div>
      </Dropzone>
      {pictureError && (
        <Text id="picture-error" role="alert" c="var(--mantine-color-error)" size="sm" mt={6}>
          {pictureError}
        </Text>
      )}
    </div>
  )
}
