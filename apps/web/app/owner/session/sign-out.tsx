import { logoutRoute } from '@nelly/contract/calls/routes'
import { LOGOUT_MILLISECONDS } from '@nelly/domain/limits'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from './call.ts'
import { rememberPlace } from './return-place.ts'
import { forgetSession, lastOwner, storedSession } from './session-storage.ts'

interface SignOut {
  /** Whether the logout message is shown. */
  leaving: boolean
  signOut(): void
  /** The session has expired: shows the same message, and the next login returns to this page. */
  sessionOver(): void
}

const Context = createContext<SignOut>({
  leaving: false,
  signOut: () => {},
  sessionOver: () => {},
})

/** Signs out, for every screen inside. */
export const useSignOut = (): SignOut => useContext(Context)

/** Ends the session here and on the server, shows the logout message for a second, and goes to the login. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const hasStarted = useRef(false)
  const signOut = useCallback(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    setLeaving(true)
    // The server may have ended the session already, or be unreachable: signing out works all the same.
    if (storedSession()) callApi(logoutRoute).catch(() => {})
    forgetSession()
    setTimeout(() => void navigate('/', { replace: true }), LOGOUT_MILLISECONDS)
  }, [navigate])
  const sessionOver = useCallback(() => {
    if (hasStarted.current) return
    rememberPlace({ owner: lastOwner(), path: location.pathname + location.search })
    signOut()
  }, [signOut])
  const value = useMemo(() => ({ leaving, signOut, sessionOver }), [leaving, signOut, sessionOver])
  return <Context value={value}>{children}</Context>
}
