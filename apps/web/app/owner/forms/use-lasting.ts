import { useEffect, useState } from 'react'

/** Whether something has gone on for so long that waiting for it needs a word. */
export function useLasting(going: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!going) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => clearTimeout(timer)
  }, [going, milliseconds])
  return lasting
}
