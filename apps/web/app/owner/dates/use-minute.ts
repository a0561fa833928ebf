import { useEffect, useState } from 'react'

const MINUTE_MILLISECONDS = 60_000

/** The time now, anew each minute, in milliseconds since 1970. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}
