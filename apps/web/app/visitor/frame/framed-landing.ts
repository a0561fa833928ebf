import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { siteContext } from '../../site-context.ts'
import { themeStyle } from '../theme.ts'
import type { PageArgs } from '../visited-landing.ts'

/** What a page in the frame of a landing is rendered with: the landing, its icons, its language and its colours. */
export async function framedLanding({ context }: Pick<PageArgs, 'context'>, landing: VisitedLanding) {
  const pictures = await context.get(siteContext).site.landingPictures(landing)
  return { landing, pictures, language: landing.language, style: themeStyle(landing.colours) }
}

export type FramedLanding = Pick<Awaited<ReturnType<typeof framedLanding>>, 'landing' | 'pictures'>
