import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** The last requested parameters while their navigation is under way. */
let pending: URLSearchParams | undefined

type Rewrite = (current: URLSearchParams) => URLSearchParams

/**
 * The search parameters of the address, and a function to change them. Two changes in quick succession both count: the
 * second builds on the first, even if the address does not show that yet. With `replace: false`, Back undoes the
 * change.
 */
export function useAddress(): [URLSearchParams, (rewrite: Rewrite, options?: { replace?: boolean }) => void] {
  const [address, setAddress] = useSearchParams()
  useEffect(() => {
    if (pending?.toString() === address.toString()) pending = undefined
  }, [address])
  // After leaving the screen, a pending change is dropped.
  useEffect(
    () => () => {
      pending = undefined
    },
    [],
  )
  const change = (rewrite: Rewrite, { replace = true } = {}) => {
    pending = rewrite(pending ?? address)
    setAddress(pending, { replace, preventScrollReset: true })
  }
  return [address, change]
}

/** Sets these parameters of an address; `undefined` removes one. */
export const saying =
  (words: Readonly<Record<string, string | number | undefined>>): Rewrite =>
  (current) => {
    const next = new URLSearchParams(current)
    for (const [name, word] of Object.entries(words)) {
      if (word === undefined) next.delete(name)
      else next.set(name, String(word))
    }
    return next
  }
