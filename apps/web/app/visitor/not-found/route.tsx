import { notFound, visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'

/** Any other address below a landing's own. */
export async function loader(args: Route.LoaderArgs) {
  await visitedLanding(args)
  throw notFound('page')
}

export default function NothingHere() {
  return null
}
