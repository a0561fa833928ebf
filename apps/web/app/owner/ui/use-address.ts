import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** What was asked for last and is still on its way into the address. */
let pending: URLSearchParams | undefined

type Rewrite = (current: URLSearchParams) => URLSearchParams

/**
 * What the address says after its `?`, and the way to rewrite it. Two changes in quick succession both count: the second
 * builds on the first, though the address may not show that yet. With `replace: false`, Back undoes the change.
 */
export function useAddress(): [URLSearchParams, (rewrite: Rewrite, options?: { replace?: boolean }) => void] {
  const [address, setAddress] = useSearchParams()
  useEffect(() => {
    if (pending?.toString() === address.toString()) pending = undefined
  }, [address])
  // Who leaves the screen meanwhile wants nothing of it any more.
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

/** Says these words in an address; `undefined` leaves one out. */
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
