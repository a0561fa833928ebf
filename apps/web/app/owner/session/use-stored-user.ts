import { useMemo, useSyncExternalStore } from 'react'
import { onUserChange, userIn, userText } from './session-storage.ts'

/** The operator signed in on this device, as last stored. */
export function useStoredUser() {
  const text = useSyncExternalStore(onUserChange, userText)
  return useMemo(() => userIn(text), [text])
}
