import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { SiteHandler } from '../../src/platform/rendering/site-handler.ts'

/** An HTML page, as the web app returns it. */
export const visitorsPage = (html: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-kind': 'visitor', ...headers },
  })

/** Instead of the web app: pages with all public data of a landing. */
export const echoSite: SiteHandler = async (request, { site, origin }) => {
  const { pathname } = new URL(request.url)
  const [, name = '', , id] = pathname.split('/')
  const visit = await site.visit(name)
  if (visit.kind === 'moved') return new Response(null, { status: 308, headers: { location: visit.to } })
  if (visit.kind === 'not-found') return visitorsPage('nothing here', 404, { vary: 'accept-language' })
  const { landing } = visit
  const shown = {
    pathname,
    origin,
    landing,
    today: site.now(landing).slice(0, 10),
    pictures: await site.landingPictures(landing),
    reviews: await site.reviews(landing),
    vehicles: await site.vehicles(landing.id as LandingId, {}),
    vehicle: id && (await site.vehicle(landing.id as LandingId, Number(id) as VehicleId)),
  }
  return visitorsPage(`<pre>${JSON.stringify(shown)}</pre>`)
}
