import { Box, VisuallyHidden } from '@mantine/core'
import type { OwnedPlace } from '@nelly/contract/places/places'
import { changePlace } from '@nelly/contract/places/places'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { IconCalendarOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { HolidaysForm } from './holidays/holidays-form.tsx'
import { HoursDialog } from './hours/hours-dialog.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceForm } from './place-form.tsx'
import { useOfferPlace } from './use-offer-place.ts'
import { useRemovePlace } from './use-remove-place.ts'

/** A landing's places in the order in which visitors see them, with all that can be done with them. */
export function PlaceSection({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('places')
  const id = useId()
  const [edited, edit] = useState<OwnedPlace>()
  const [timed, editHours] = useState<OwnedPlace>()
  const [announcement, announce] = useState('')
  const { places, locations } = landing
  const movePlace = useMovePlace()
  const offer = useOfferPlace(locations)
  const remove = useRemovePlace(landing.id, locations)
  const move = (place: OwnedPlace, to: number) => {
    announce(t('moved', { name: place.name, to: to + 1, count: places.length }))
    movePlace({ id: place.id, position: to })
  }
  return (
    <Box component="section" mb={32} aria-labelledby={id}>
      <div className="row spread">
        <h2 id={id}>{t('title')}</h2>
        <IfMay call="addPlace">
          <div className="row">
            {places.length > 0 && <HolidaysButton landing={landing} />}
            <AddPlaceButton landingId={landing.id} onHours={editHours} />
          </div>
        </IfMay>
      </div>
      <p className="soft spaced">{places.length > 0 ? t('hint') : t('none')}</p>
      {places.length > 0 && (
        <ol className="list">
          {places.map((place, index) => (
            <PlaceCard
              key={place.id}
              place={place}
              order={{ index, count: places.length }}
              onMove={(by) => move(place, index + by)}
              onOffer={offer}
              onEdit={() => edit(place)}
              onHours={() => editHours(place)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <PlaceDialog landingId={landing.id} place={edited} onClose={() => edit(undefined)} />
      <HoursDialog place={timed} language={landing.language} onClose={() => editHours(undefined)} />
    </Box>
  )
}

interface PlaceDialogProps {
  landingId: number
  /** None closes the dialog. */
  place: OwnedPlace | undefined
  onClose: () => void
}

/** Edits a place. */
function PlaceDialog({ landingId, place, onClose }: PlaceDialogProps) {
  const t = useWords('places')
  const toasts = useToasts()
  const saved = ({ name }: OwnedPlace) => {
    toasts.done(t('saved', { name }))
    onClose()
  }
  return (
    <TitledDialog opened={place !== undefined} onClose={onClose} title={t('editTitle')}>
      {place && (
        <PlaceForm key={place.id} landingId={landingId} place={place} onSaved={saved} onCancel={onClose} />
      )}
    </TitledDialog>
  )
}

/** Moves a place to a position, from 0. */
function useMovePlace() {
  const t = useWords('places')
  const moving = useAction({
    run: ({ id, position }: { id: number; position: number }) =>
      callApi(changePlace, { params: { placeId: id }, body: { position } }),
    failed: t('moveFailed'),
    subject: 'places',
  })
  return moving.mutate
}

interface AddPlaceButtonProps {
  landingId: number
  /** Opens the hours of the added place. */
  onHours: (added: OwnedPlace) => void
}

/** Opens the dialog that adds a place; its hours are what comes next. */
function AddPlaceButton({ landingId, onHours }: AddPlaceButtonProps) {
  const t = useWords('places')
  const toasts = useToasts()
  return (
    <DialogButton variant="light" label={t('add')} title={t('addTitle')}>
      {(close) => (
        <PlaceForm
          landingId={landingId}
          place={undefined}
          onSaved={(added) => {
            close()
            toasts.offering(t('added', { name: added.name }), t('hours.give'), () => onHours(added))
          }}
          onCancel={close}
        />
      )}
    </DialogButton>
  )
}

/** Opens the dialog that confirms the public holidays of a landing's places. */
function HolidaysButton({ landing: { places, language, timezone } }: { landing: OwnedLandingDetail }) {
  const t = useWords('places')
  return (
    <DialogButton
      variant="default"
      leftSection={<IconCalendarOff size={18} aria-hidden="true" />}
      label={t('holidays.title')}
    >
      {(close) => <HolidaysForm places={places} language={language} timezone={timezone} onDone={close} />}
    </DialogButton>
  )
}
