import { VisuallyHidden } from '@mantine/core'
import type { OwnedPlace } from '@nelly/contract/places'
import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { useId, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { AddPlaceButton } from './add-place-button.tsx'
import { HolidaysButton } from './holidays/holidays-button.tsx'
import { HoursDialog } from './hours/hours-dialog.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import css from './places.module.css'
import { useMovePlace } from './use-move-place.ts'
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
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {t('title')}
        </h2>
        <div className="row">
          {places.length > 0 && <HolidaysButton landing={landing} />}
          <AddPlaceButton landingId={landing.id} onHours={editHours} />
        </div>
      </div>
      <p className={css.hint}>{places.length > 0 ? t('hint') : t('none')}</p>
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
    </section>
  )
}
