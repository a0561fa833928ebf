import type { LandingPictures } from '@nelly/contract/public-site/public-site'
import { useLanding } from '../landing-context.ts'

/** The landing's icons for tabs and home screens; React hoists them into the document's head. A preview has none. */
export function LandingIcons({ pictures: { icon, touchIcon } }: { pictures: LandingPictures }) {
  const { previewEnds } = useLanding()
  if (previewEnds) return <link rel="icon" href="data:," />
  return (
    <>
      <link rel="icon" type="image/png" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  )
}
