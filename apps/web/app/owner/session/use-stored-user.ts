import { useMemo, useSyncExternalStore } from 'react'
import { onUserChange, userIn, userText } from './session-storage.ts'

/** Who is signed in on this device, as last saved. */
export function useStoredUser() {
  const text = useSyncExternalStore(onUserChange, userText)
  return useMemo(() => userIn(text), [text])
}
