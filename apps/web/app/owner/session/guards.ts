import { redirect } from 'react-router'
import { forgetPlaceAtOpening, rememberPlace } from './return-place.ts'
import { forgetSession, lastOwner, storedSession } from './session-storage.ts'

/**
 * Runs before every navigation to an owner's page: redirects to the login without a session. After signing in one comes
 * back to this page, unless somebody else signs in after a session that expired.
 */
export const onlySignedIn = ({ request }: { request: Request }): void => {
  if (storedSession()) return
  const owner = lastOwner()
  const { pathname, search } = new URL(request.url)
  rememberPlace({ ...(owner > 0 && { owner }), path: pathname + search })
  forgetSession()
  throw redirect('/')
}

/** Runs before the login page: redirects an operator who is signed in. */
export const onlySignedOut = (): void => {
  if (storedSession()) throw redirect('/landings')
  forgetPlaceAtOpening()
}
