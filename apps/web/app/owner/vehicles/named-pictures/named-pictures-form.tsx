import { Button, NativeSelect } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import type { NameableVehicle } from '@nelly/domain/imports/named-vehicle'
import { MAX_IMAGES } from '@nelly/domain/limits'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../mutations/use-action.ts'
import { UploadStates } from '../../photographs/upload-states.tsx'
import { useUnitsOf } from '../../queries/use-units.ts'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { PICTURE_TYPES } from '../../ui/picture-types.ts'
import { useWords } from '../../words/use-words.ts'
import { type Assigned, assigned, hasVehicle } from './assigned-pictures.ts'
import css from './named-pictures.module.css'
import { picturesOfFiles } from './pictures-of-files.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

const ACCEPTED = [...PICTURE_TYPES, '.heic', '.zip'].join(',')

interface NamedPicturesFormProps {
  landingId: number
  vehicles: readonly OwnedVehicle[]
  onClose: () => void
}

/** Takes photographs, also in a zip, whose names tell their vehicles. */
export function NamedPicturesForm(props: NamedPicturesFormProps) {
  const units = useUnitsOf({ landingId: props.landingId })
  if (!units.isSuccess) return <NotLoaded query={units} />
  const nameable = props.vehicles.map(({ id, name }) => ({
    ...{ id, name },
    plates: units.data.flatMap(({ vehicleId, plate }) => (vehicleId === id && plate ? [plate] : [])),
  }))
  return <NamedPictures {...props} nameable={nameable} />
}

function NamedPictures({
  landingId,
  vehicles,
  nameable,
  onClose,
}: NamedPicturesFormProps & { nameable: readonly NameableVehicle[] }) {
  const t = useWords('vehicles')
  const common = useWords('common')
  const [pictures, setPictures] = useState<readonly Assigned[]>([])
  const [sentCount, setSentCount] = useState(0)
  const { queue, send } = usePictureUploads(landingId)
  const reading = useAction({
    run: (files: readonly File[]) => picturesOfFiles(files),
    failed: t('pictures.unreadable'),
    onDone: (found) => setPictures(assigned(found, nameable)),
  })
  const ready = pictures.filter(hasVehicle)
  const submit = () => {
    send(ready)
    setSentCount(ready.length)
    setPictures([])
  }
  const isAllStored = sentCount > 0 && queue.uploads.length === 0
  return (
    <DialogForm
      isChanged={pictures.length > 0}
      isSteady={false}
      submit={t('pictures.add', { count: ready.length })}
      cancel={common(pictures.length === 0 ? 'close' : 'cancel')}
      pending={reading.isPending}
      disabled={ready.length === 0}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="soft">{t('pictures.hint', { most: MAX_IMAGES })}</p>
      <ChooseFiles accept={ACCEPTED} multiple onChosen={(files) => reading.mutate(files)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            loading={reading.isPending}
            leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
          >
            {t('pictures.choose')}
          </Button>
        )}
      </ChooseFiles>
      {reading.isSuccess && pictures.length === 0 && sentCount === 0 && (
        <p role="alert">{t('pictures.none')}</p>
      )}
      {pictures.length > 0 && (
        <ul className="list" aria-label={t('pictures.chosen')}>
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            <li key={index}>
              <NativeSelect
                label={picture.path}
                description={picture.isAdded && t('pictures.already')}
                classNames={{ label: css.name ?? '' }}
                value={picture.vehicle ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setPictures(
                    pictures.with(index, { ...picture, vehicle: value ? Number(value) : undefined }),
                  )
                }
                data={[
                  { value: '', label: t('pictures.leftOut') },
                  ...vehicles.map(({ id, name, pictures: { length } }) => ({
                    value: String(id),
                    label: t('pictures.vehicle', { name, count: length }),
                  })),
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadStates {...queue} />
      <div role="status">{isAllStored && t('pictures.added', { count: sentCount })}</div>
    </DialogForm>
  )
}
