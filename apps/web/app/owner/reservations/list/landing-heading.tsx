import type { ReservationGroup } from '@nelly/contract/reservations/reservation'
import { Link } from 'react-router'
import { LandingLogo } from '../../landing/landing-logo.tsx'
import { landingPath } from '../../paths/landing-path.ts'
import css from './landing-heading.module.css'

/** The logo and the name of the landing whose reservations follow. */
export function LandingHeading({ id, group }: { id: string; group: ReservationGroup }) {
  return (
    <>
      <LandingLogo landing={group} className={css.logo} />
      <h2 className={css.name} id={id}>
        <Link to={landingPath(group.landingId)}>{group.landingName}</Link>
      </h2>
    </>
  )
}
