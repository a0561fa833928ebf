import type { OfferedVehicle, Picture } from '@nelly/contract/public-site'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { Photo } from '../parts/photo.tsx'
import { PlaceCards } from '../places/place-cards.tsx'
import { TripForm } from '../trip/trip-form.tsx'
import { FirstVehicles } from './first-vehicles.tsx'
import styles from './hero.module.css'
import { HowItWorks } from './how-it-works.tsx'

interface HomeSectionsProps {
  booking: BookingUnderWay
  now: WallClock
  vehicles: readonly OfferedVehicle[]
}

/** The content of the home page between its header and its footer. */
export function HomeSections({ booking, now, vehicles }: HomeSectionsProps) {
  const { address } = useLanding()
  const fresh = { given: {}, vehicle: undefined, extras: [], typed: {} }
  return (
    <>
      <Hero booking={booking} now={now} picture={vehicles[0]?.pictures[0]} />
      <FirstVehicles vehicles={vehicles} links={linksOf(address, fresh)} />
      <PlaceCards now={now} />
      <HowItWorks />
    </>
  )
}

interface HeroProps {
  booking: BookingUnderWay
  now: WallClock
  picture: Picture | undefined
}

/**
 * As in the style sheet: a photograph of 3 : 2 fills, from 48rem on, 62 % of the width and the height of the stage,
 * which is 44 % of the width within its bounds.
 */
const SIZES = '(min-width: 48rem) max(62vw, min(66vw, 63rem), 39rem), 100vw'

/** The photograph, the headline, and the search on top of both. */
function Hero({ booking, now, picture }: HeroProps) {
  const { say } = useI18n()
  const { address } = useLanding()
  return (
    <section className={styles.hero}>
      <div className={picture ? styles.stage : `${styles.stage} ${styles.plain}`}>
        {picture && (
          <div className={styles.photo}>
            <Photo picture={picture} alt="" sizes={SIZES} leads className={styles.image} />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{say('home.headline')}</h1>
          <p className={styles.tagline}>{say('home.tagline')}</p>
        </div>
      </div>
      <div className={styles.card}>
        <h2 className={styles.search}>{say('home.searchTitle')}</h2>
        <TripForm booking={booking} now={now} action={`/${address}/vehicle`} submit={say('trip.search')} />
      </div>
    </section>
  )
}
