import type { FormPicture } from './pictures.ts'

/**
 * How much of each file has been sent, 0 to 1, when `share` of all their bytes has: one request sends them in sequence.
 */
export function sentShares(sizes: readonly number[], share: number): number[] {
  let left = share * sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => {
    const sent = Math.min(left, size)
    left -= sent
    return size > 0 ? sent / size : 1
  })
}

/** The same for a form's new pictures, by their keys; undefined while nothing is sent. */
export function sentByKey(
  pictures: readonly FormPicture[],
  share: number | undefined,
): ReadonlyMap<string, number> | undefined {
  if (share === undefined) return undefined
  const fresh = pictures.filter((picture) => 'file' in picture)
  const shares = sentShares(
    fresh.map(({ file }) => file.size),
    share,
  )
  return new Map(fresh.map(({ key }, index) => [key, shares[index] ?? 0]))
}
