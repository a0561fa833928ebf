import { hoursWords } from '@nelly/contract/hours-words'
import { hoursOn } from '@nelly/domain/opening-hours'
import { phoneLink } from '@nelly/domain/phone'
import { placeNamed } from '@nelly/domain/places'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import styles from './handover-place.module.css'

/** What is known of a chosen place: its address, its phone and its hours on the day of the handover. */
export function HandoverPlace({ name, at }: { name: string; at: WallClock }) {
  const { say, language } = useI18n()
  const place = placeNamed(useLanding().places, name)
  if (!place) return null
  const { address, phone } = place
  const { opens, note } = hoursOn(place, dateOf(at))
  const isTold = opens !== 'always'
  if (!address && !phone && !isTold) return null
  return (
    <span className={styles.place}>
      {address && <span>{address}</span>}
      {phone && (
        <a className={styles.phone} href={phoneLink(phone)}>
          {phone}
        </a>
      )}
      {isTold && (
        <span>
          {say('places.thatDay', { hours: hoursWords(opens, language) })}
          {note && ` (${note})`}
        </span>
      )}
    </span>
  )
}
