import type { LandingPictures } from '@nelly/contract/public-site'

/** The landing's icons for tabs and home screens; React hoists them into the document's head. */
export function LandingIcons({ pictures: { icon, touchIcon } }: { pictures: LandingPictures }) {
  return (
    <>
      <link rel="icon" type="image/png" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  )
}
