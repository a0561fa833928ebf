import { rating } from '@nelly/domain/rating'
import styles from './stars.module.css'

const STARS = { 4: '★★★★', 4.5: '★★★★½', 5: '★★★★★' } as const

/** The stars of a vehicle's card. They are decoration and nobody's rating, so they are not read out. */
export const Stars = ({ vehicle }: { vehicle: number }) => (
  <span className={styles.stars} aria-hidden="true">
    {STARS[rating(vehicle)]}
  </span>
)
