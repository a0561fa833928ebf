import type { HoursLine } from '@nelly/contract/places/hours-words'
import { PhoneLink } from '../contact/phone-link.tsx'
import { useI18n } from '../i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import type { KnownPlace } from './known-places.ts'
import styles from './place-cards.module.css'

interface PlaceCardsProps {
  places: readonly KnownPlace[]
  /** Whether they are below one another. */
  isList?: boolean
}

/** The places of which more than a name is known. */
export function PlaceCards({ places, isList = false }: PlaceCardsProps) {
  return (
    <ul className={isList ? 'grid' : styles.places}>
      {places.map((place) => (
        <PlaceCard key={place.name} place={place} />
      ))}
    </ul>
  )
}

function PlaceCard({
  place: { name, address, phone, mapAddress, today, week, exceptions, outside },
}: {
  place: KnownPlace
}) {
  const { t } = useI18n()
  return (
    <li className={styles.place}>
      <h3 className={styles.name}>
        <Icon name="pin" className={styles.pin} /> {name}
      </h3>
      {address && <p>{address}</p>}
      {mapAddress && (
        <p>
          <a className="target" href={mapAddress}>
            {t('places.onMap')}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <PhoneLink phone={phone} className="target" />
        </p>
      )}
      {today && <p className={styles.today}>{today}</p>}
      <Hours lines={week} />
      <Hours lines={exceptions} />
      {outside.map((words) => (
        <p key={words} className="muted">
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
