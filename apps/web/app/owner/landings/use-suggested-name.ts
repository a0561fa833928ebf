import { addressFor } from '@nelly/domain/landing-name'
import { namesOfDuplicate } from '@nelly/domain/name-of-duplicate'
import { useCallback, useState } from 'react'
import { useLandings } from './use-landings.ts'

/** The name of a duplicate: suggested until somebody types another one. */
export function useSuggestedName(original: string) {
  const landings = useLandings()
  const [names] = useState(() => namesOfDuplicate(original))
  const isOwn = (name: string) =>
    landings.data?.some(({ address }) => {
      const own = addressFor(name)
      return own.ok && own.value === address
    })
  const nextFree = () => {
    let name = names.next().value
    while (isOwn(name)) name = names.next().value
    return name
  }
  const [name, setName] = useState(nextFree)
  const [isTyped, setTyped] = useState(false)
  return {
    name,
    type(typed: string) {
      setTyped(true)
      setName(typed)
    },
    /** Suggests another one, where this one can't be had. */
    suggestNext: useCallback(() => {
      if (!isTyped) setName(names.next().value)
    }, [isTyped, names]),
  }
}
