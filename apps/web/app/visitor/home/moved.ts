import { redirect } from 'react-router'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/moved.ts'

/** The home page has one localAddress. */
export async function loader(args: Route.LoaderArgs) {
  const { localAddress } = await visitedLanding(args)
  throw redirect(`/${localAddress}${new URL(args.request.url).search}`, 308)
}
