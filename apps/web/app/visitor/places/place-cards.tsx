import type { HoursLine } from '@nelly/contract/hours-words'
import { phoneLink } from '@nelly/domain/phone'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import section from '../home/section.module.css'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon } from '../parts/icon.tsx'
import { type KnownPlace, knownPlaces } from './known-places.ts'
import styles from './place-cards.module.css'

/** Where the operator is and when: the places of which more than a name is known; nothing where there are none. */
export function PlaceCards({ now }: { now: WallClock }) {
  const i18n = useI18n()
  const { say } = i18n
  const landing = useLanding()
  const places = knownPlaces(landing.places, dateOf(now), landing.currency, i18n)
  if (places.length === 0) return null
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2>{say('places.title')}</h2>
      </div>
      <ul className={styles.places}>
        {places.map((place) => (
          <PlaceCard key={place.name} place={place} />
        ))}
      </ul>
    </section>
  )
}

function PlaceCard({
  place: { name, address, phone, today, week, exceptions, outside },
}: {
  place: KnownPlace
}) {
  return (
    <li className={styles.place}>
      <h3 className={styles.name}>
        <Icon name="pin" className={styles.pin} /> {name}
      </h3>
      {address && <p>{address}</p>}
      {phone && (
        <p>
          <a className={styles.phone} href={phoneLink(phone)}>
            {phone}
          </a>
        </p>
      )}
      {today && <p className={styles.today}>{today}</p>}
      <Hours lines={week} />
      <Hours lines={exceptions} />
      {outside.map((words) => (
        <p key={words} className={styles.outside}>
          {words}
        </p>
      ))}
    </li>
  )
}

function Hours({ lines }: { lines: readonly HoursLine[] }) {
  if (lines.length === 0) return null
  return (
    <dl className={styles.hours}>
      {lines.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt> <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
