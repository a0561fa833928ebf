import { hoursWords, withNote } from '@nelly/contract/places/hours-words'
import { intervalWords } from '@nelly/contract/words/moment-words'
import { type HandoverKind, handoverAt, hoursOn } from '@nelly/domain/places/opening-hours'
import { placeNamed } from '@nelly/domain/places/places'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import { PhoneLink } from '../contact/phone-link.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import styles from './handover-place.module.css'
import { outsideWords } from './outside-words.ts'

interface HandoverPlaceProps {
  name: string
  at: WallClock
  kind: HandoverKind
}

/** What is known of a chosen place: its address, its phone, its hours on the day of the handover, and what a handover outside of them costs. */
export function HandoverPlace({ name, at, kind }: HandoverPlaceProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { places, currency } = useLanding()
  const place = placeNamed(places, name)
  if (!place) return null
  const { address, phone } = place
  const { opens, note } = hoursOn(place, dateOf(at))
  const isTold = opens !== 'always'
  const handover = handoverAt(place, at, kind)
  if (!address && !phone && !isTold) return null
  return (
    <span className={styles.place}>
      {address && <span>{address}</span>}
      {phone && <PhoneLink phone={phone} className={styles.phone} />}
      {isTold && (
        <span>{withNote(t('places.thatDay', { hours: hoursWords(opens, i18n) }), note, i18n.language)}</span>
      )}
      {handover.kind === 'for-a-fee' && (
        <span>
          {outsideWords(
            { at: 'both', hours: intervalWords(handover, i18n), amount: handover.amount },
            currency,
            i18n,
          )}
        </span>
      )}
    </span>
  )
}
