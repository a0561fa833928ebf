import { useRouteLoaderData } from 'react-router'
import type { loader } from '../landing.tsx'
import type { SharedPicture } from './preview-tags.tsx'

/** The size of generated share pictures, in pixels. */
const DRAWN = { width: 1200, height: 630 } as const

/** A generated share picture, by its address below the origin. */
export const drawnPicture = (address: string, alt: string): SharedPicture => ({ address, alt, size: DRAWN })

/** The share picture of a landing: the owner's own, else the generated one. */
export function useLandingPicture(): SharedPicture | undefined {
  const found = useRouteLoaderData<typeof loader>('visitor/landing')
  if (!found) return undefined
  const { landing, pictures } = found
  return landing.ogImage === null
    ? drawnPicture(pictures.share, landing.displayName)
    : { address: `/storage/${landing.ogImage}`, alt: landing.displayName }
}
