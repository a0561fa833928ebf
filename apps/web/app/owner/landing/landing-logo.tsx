import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { storedUrl } from '../words/stored-url.ts'

/** A landing's logo. The name is always beside it, so it has no text for screen readers. */
export const LandingLogo = (props: { landing: Pick<OwnedLanding, 'logo'>; className?: string }) => (
  <img src={storedUrl(props.landing.logo)} alt="" className={props.className} />
)
