import { Text } from '@mantine/core'
import { MAX_IMAGES } from '@nelly/domain/limits'
import { IconCameraPlus } from '@tabler/icons-react'
import { PictureZone } from '../ui/picture-zone.tsx'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'
import { PictureTile } from './picture-tile.tsx'
import { chosenPictures, mayMove, moved } from './pictures.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'

/** A vehicle's pictures: dropped or chosen, put in order, taken out. */
export function PictureField({ state }: { state: VehicleFormState }) {
  const say = useWords('vehicleForm')
  const { pictures, choosePictures, pictureError, tellOfPictures } = state
  const add = (files: readonly File[], refused: readonly File[]) => {
    const room = MAX_IMAGES - pictures.length
    choosePictures([...pictures, ...chosenPictures(files.slice(0, room))])
    if (refused.length > 0) tellOfPictures(say('rejected'))
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
      <PictureZone
        label={say('drop')}
        multiple
        slim={pictures.length > 0}
        faultId={pictureError ? 'picture-error' : undefined}
        onPictures={add}
      >
        <IconCameraPlus size={28} stroke={1.5} aria-hidden="true" />
        <span>{say('drop')}</span>
        <span className={css.hint}>
          {say('dropHint')} {say('pictureCount', { count: pictures.length })}
        </span>
      </PictureZone>
      {pictureError && (
        <Text id="picture-error" role="alert" c="var(--mantine-color-error)" size="sm" mt={6}>
          {pictureError}
        </Text>
      )}
    </div>
  )
}
