import { SESSION_WARNING_SECONDS } from '@nelly/domain/limits'
import { useEffect, useState } from 'react'
import { storedSession } from './session-storage.ts'

/**
 * The seconds that are left of a session about to end; otherwise undefined. Read from the device's storage, so that
 * extending the session works in every tab. `onOver` is called at zero.
 */
export function useSessionSeconds(onOver: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const isEnding = secondsLeft !== undefined
  useEffect(() => {
    const look = () => {
      const session = storedSession()
      if (!session && isEnding) onOver()
      const left = session ? Math.ceil((session.expiresAt.getTime() - Date.now()) / 1000) : undefined
      setSecondsLeft(left !== undefined && left <= SESSION_WARNING_SECONDS ? left : undefined)
    }
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isEnding, onOver])
  return secondsLeft
}
