import { redirect } from 'react-router'
import { forgetSession, storedSession } from './session-storage.ts'

/** Runs before every navigation to an owner's page: whoever is not signed in goes to the login. */
export const onlySignedIn = (): void => {
  if (storedSession()) return
  forgetSession()
  throw redirect('/')
}

/** Runs before the login: whoever is signed in has no business there. */
export const onlySignedOut = (): void => {
  if (storedSession()) throw redirect('/landings')
}
