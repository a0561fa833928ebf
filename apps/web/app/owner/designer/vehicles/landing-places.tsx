import { AddLocationButton } from '../../locations/add-location-button.tsx'
import { LocationChips } from '../../locations/location-chips.tsx'
import card from '../../ui/card.module.css'
import { useWords } from '../../words/use-words.ts'
import css from './landing-places.module.css'

/** The pickup and return places. They are optional here; says what happens without them. */
export function LandingPlaces({ landingId }: { landingId: number }) {
  const say = useWords('locations')
  return (
    <section className={`${card.card} ${css.places}`} aria-labelledby="places">
      <div className={css.head}>
        <h2 className={css.title} id="places">
          {say('wizardTitle')}
        </h2>
        <AddLocationButton landingId={landingId} variant="light" />
      </div>
      <LocationChips landingId={landingId} ifNone={<p className={css.text}>{say('wizardEmpty')}</p>} />
    </section>
  )
}
