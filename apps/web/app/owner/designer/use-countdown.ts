import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down the seconds from the first rendering; calls back once at zero. */
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
