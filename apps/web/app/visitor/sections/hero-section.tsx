import type { Picture } from '@nelly/contract/public-site'
import type { SectionNamed } from '@nelly/domain/site/sections'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import styles from '../home/hero.module.css'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Photo } from '../parts/photo.tsx'
import { TripForm } from '../trip/trip-form.tsx'
import { useMarks } from './marks.ts'
import { SiteText } from './site-text.tsx'

interface HeroSectionProps {
  section: SectionNamed<'hero'>
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
export function HeroSection({ section, booking, now, picture }: HeroSectionProps) {
  const { say } = useI18n()
  const { address } = useLanding()
  const mark = useMarks(section.id)
  return (
    <section className={styles.hero} {...mark()}>
      <div className={picture ? styles.stage : `${styles.stage} ${styles.plain}`}>
        {picture && (
          <div className={styles.photo}>
            <Photo picture={picture} alt="" sizes={SIZES} leads className={styles.image} />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title} {...mark('headline')}>
            <SiteText of={section.headline} usual={say('home.headline')} />
          </h1>
          <p className={styles.tagline} {...mark('lead')}>
            <SiteText of={section.lead} usual={say('home.tagline')} />
          </p>
        </div>
      </div>
      <div className={styles.card}>
        <h2 className={styles.search}>{say('home.searchTitle')}</h2>
        <TripForm booking={booking} now={now} action={`/${address}/vehicle`} submit={say('trip.search')} />
      </div>
    </section>
  )
}
