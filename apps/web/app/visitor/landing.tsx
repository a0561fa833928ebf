import { isRouteErrorResponse, Outlet } from 'react-router'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/landing.ts'
import { i18nIn } from './both-languages.ts'
import { framedLanding } from './frame/framed-landing.ts'
import { LandingFrame } from './frame/landing-frame.tsx'
import { MissingPage } from './not-found/missing-page.tsx'
import { NotFoundOutside } from './not-found/not-found-outside.tsx'
import { PausedPage } from './not-found/paused-page.tsx'
import { LandingIcons } from './seo/landing-icons.tsx'
import { NextPages } from './ui/next-pages.tsx'
import { landingAtAddress, type Missing } from './visited-landing.ts'

export async function loader(args: Route.LoaderArgs) {
  const landing = await landingAtAddress(args)
  const { origin } = args.context.get(siteContext)
  return { ...(await framedLanding(args, landing)), origin }
}

/** When a paused page may be asked for again. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <LandingFrame landing={loaderData.landing} speech={i18nIn(loaderData.landing.language)}>
      <LandingIcons pictures={loaderData.pictures} />
      <Outlet />
      <NextPages />
    </LandingFrame>
  )
}

/** A missing or paused page of a landing is shown in the landing's frame; a missing landing on a page of its own. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) ? (error.data as Missing | undefined)?.missing : undefined
  if (!loaderData) return <NotFoundOutside missing={missing} />
  return (
    <LandingFrame landing={loaderData.landing} speech={i18nIn(loaderData.landing.language)}>
      <LandingIcons pictures={loaderData.pictures} />
      {missing === 'suspended' ? (
        <PausedPage />
      ) : (
        <MissingPage missing={missing} home={`/${loaderData.landing.localAddress}`} />
      )}
    </LandingFrame>
  )
}
