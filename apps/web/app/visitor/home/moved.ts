import { redirect } from 'react-router'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/moved.ts'

/** The home page has one address. */
export async function loader(args: Route.LoaderArgs) {
  const { address } = await visitedLanding(args)
  throw redirect(`/${address}${new URL(args.request.url).search}`, 308)
}
