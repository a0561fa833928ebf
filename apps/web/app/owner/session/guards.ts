import { redirect } from 'react-router'
import { rememberPlace } from './return-place.ts'
import { forgetSession, lastOwner, storedSession } from './session-storage.ts'

/**
 * Runs before every navigation to an owner's page: whoever is not signed in goes to the login. If it was their hour that
 * ended, they come back to this page after it.
 */
export const onlySignedIn = ({ request }: { request: Request }): void => {
  if (storedSession()) return
  const owner = lastOwner()
  const { pathname, search } = new URL(request.url)
  if (owner > 0) rememberPlace({ owner, path: pathname + search })
  forgetSession()
  throw redirect('/')
}

/** Runs before the login: whoever is signed in has no business there. */
export const onlySignedOut = (): void => {
  if (storedSession()) throw redirect('/landings')
}
