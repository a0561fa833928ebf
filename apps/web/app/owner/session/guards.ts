import { redirect } from 'react-router'
import { rememberPlace } from './return-place.ts'
import { forgetSession, lastOwner, storedSession } from './session-storage.ts'

/**
 * Runs before every navigation to an owner's page: whoever is not signed in goes to the login. They come to this page after it,
 * unless somebody else signs in than whose hour ended.
 */
export const onlySignedIn = ({ request }: { request: Request }): void => {
  if (storedSession()) return
  const owner = lastOwner()
  const { pathname, search } = new URL(request.url)
  rememberPlace({ ...(owner > 0 && { owner }), path: pathname + search })
  forgetSession()
  throw redirect('/')
}

/** Runs before the login: whoever is signed in has no business there. */
export const onlySignedOut = (): void => {
  if (storedSession()) throw redirect('/landings')
}
