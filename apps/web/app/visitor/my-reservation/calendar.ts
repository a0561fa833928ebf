import { siteContext } from '../../site-context.ts'
import type { Route } from './+types/calendar.ts'
import { openReservation } from './own-reservation.ts'

/** The reservation as a calendar file. */
export async function loader(args: Route.LoaderArgs) {
  const opened = await openReservation(args)
  const { reservation } = opened
  if (!reservation)
    return new Response('', { status: opened.status, headers: { 'Content-Type': 'text/plain' } })
  const file = await args.context.get(siteContext).site.calendarOf(reservation)
  return new Response(file.content, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.filename}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
