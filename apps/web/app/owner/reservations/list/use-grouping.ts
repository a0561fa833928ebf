import { useState } from 'react'

const KEY = 'nelly-reservations-by-landing'

/** Whether reservations are listed by landing, which this device remembers. */
export function useGrouping(): [isByLanding: boolean, choose: (isByLanding: boolean) => void] {
  const [isByLanding, setByLanding] = useState(() => localStorage.getItem(KEY) === 'yes')
  const choose = (chosen: boolean) => {
    localStorage.setItem(KEY, chosen ? 'yes' : 'no')
    setByLanding(chosen)
  }
  return [isByLanding, choose]
}
