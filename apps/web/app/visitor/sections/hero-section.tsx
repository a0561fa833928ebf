import type { Picture } from '@nelly/contract/public-site/public-site'
import type { SectionNamed } from '@nelly/domain/site/sections'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { ComponentType } from 'react'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import type { TripFormProps } from '../search-form/trip-fields.tsx'
import { shownOfPhotographs } from '../theme.ts'
import { Photo } from '../ui/photo.tsx'
import { SiteText } from '../ui/site-text.tsx'
import { Strip } from '../ui/strip.tsx'
import styles from './hero.module.css'
import { useMarks } from './marks.ts'
import { SitePhoto } from './site-photo.tsx'

interface HeroSectionProps {
  section: SectionNamed<'hero'>
  /** Whether its title is that of the page. */
  leads: boolean
  booking: BookingUnderWay
  now: WallClock
  /** The photograph of the first vehicle, which leads where the operator chose none. */
  vehiclePicture: Picture | undefined
  /** The form of the search. */
  Search: ComponentType<TripFormProps>
}

/**
 * As in the style sheet: a photograph of 3 : 2 fills, from 48rem on, 62 % of the width and the height of the stage,
 * which is 44 % of the width within its bounds.
 */
const SIZES = {
  beside: '(min-width: 48rem) max(62vw, min(66vw, 63rem), 39rem), 100vw',
  full: 'max(100vw, 63rem)',
  plain: '',
}

/** The photograph, the headline, and the search on top of both. */
export function HeroSection({ section, leads, booking, now, vehiclePicture, Search }: HeroSectionProps) {
  const { t } = useI18n()
  const { localAddress, sitePictures, colours } = useLanding()
  const mark = useMarks(section.id)
  const Title = leads ? 'h1' : 'h2'
  const Subtitle = leads ? 'h2' : 'h3'
  const own = section.pictures.flatMap(({ path }) => sitePictures[path] ?? [])
  const photographs = own.length > 0 || !vehiclePicture ? own : [vehiclePicture]
  const isBare = section.variant === 'plain' || (section.pictures.length === 0 && !vehiclePicture)
  const shown = styles[`shown${shownOfPhotographs(photographs, colours.primary)}`]
  return (
    <section className={styles.hero} {...mark()}>
      <div className={`${styles.stage} ${isBare ? styles.plain : `${styles[section.variant]} ${shown}`}`}>
        <HeroPhotos section={section} vehicle={vehiclePicture} />
        <div className={styles.words}>
          <Title className={styles.title} {...mark('headline')}>
            <SiteText of={section.headline} usual={t('home.headline')} />
          </Title>
          <p className={styles.tagline} {...mark('lead')}>
            <SiteText of={section.lead} usual={t('home.tagline')} />
          </p>
        </div>
      </div>
      <div className={styles.card}>
        <Subtitle className={styles.search}>{t('home.searchTitle')}</Subtitle>
        <Search booking={booking} now={now} action={`/${localAddress}/vehicle`} submit={t('trip.search')} />
      </div>
    </section>
  )
}

/** The operator's photographs, which are swiped where there are several; else that of a vehicle. */
function HeroPhotos({
  section: { id, pictures, variant },
  vehicle,
}: {
  section: SectionNamed<'hero'>
  vehicle: Picture | undefined
}) {
  const { t } = useI18n()
  const mark = useMarks(id)
  const sizes = SIZES[variant]
  if (variant === 'plain' || (pictures.length === 0 && !vehicle)) return null
  if (pictures.length < 2) {
    const [own] = pictures
    return (
      <div className={styles.photo} {...mark('pictures')}>
        {own ? (
          <SitePhoto of={own} sizes={sizes} leads className={styles.image} />
        ) : (
          <Photo
            picture={vehicle}
            alt=""
            sizes={sizes}
            leads
            className={`${styles.image} ${styles.ofVehicle}`}
          />
        )}
      </div>
    )
  }
  return (
    <Strip className={styles.photo} label={t('sections.photographs')} {...mark('pictures')}>
      {pictures.map((picture, index) => (
        <div key={picture.path} className={styles.slide}>
          <SitePhoto of={picture} sizes={sizes} leads={index === 0} className={styles.image} />
        </div>
      ))}
    </Strip>
  )
}
