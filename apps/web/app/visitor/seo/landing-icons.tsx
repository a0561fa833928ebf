import type { LandingPictures } from '@nelly/contract/public-site'

/** The landing's sign on tabs and home screens; React moves it to the document's head. */
export function LandingIcons({ pictures: { icon, touchIcon } }: { pictures: LandingPictures }) {
  return (
    <>
      <link rel="icon" type="image/png" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  )
}
