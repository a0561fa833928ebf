import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { storedUrl } from '../words/stored-url.ts'

/** A landing's logo. The name always stands beside it, so it says nothing more to a screen reader. */
export const LandingLogo = (props: { landing: Pick<OwnedLanding, 'logo'>; className?: string }) => (
  <img src={storedUrl(props.landing.logo)} alt="" className={props.className} />
)
