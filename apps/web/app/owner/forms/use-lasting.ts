import { useEffect, useState } from 'react'

/** Whether something has lasted long enough to need a message. */
export function useLasting(going: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!going) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => clearTimeout(timer)
  }, [going, milliseconds])
  return lasting
}
