import { useEffect, useEffectEvent, useState } from 'react'

/** The seconds left of a countdown that begins with the screen; calls once when none is left. */
export function useCountdown(from: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(from)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (seconds === 0) return end()
    const tick = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [seconds])
  return seconds
}
