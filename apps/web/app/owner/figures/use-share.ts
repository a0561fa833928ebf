import { useFormatter } from 'use-intl'

/** Formats a share in whole percent; a dash where there is none. */
export function useShare(): (share: number | null) => string {
  const format = useFormatter()
  return (share) =>
    share === null ? '—' : format.number(share, { style: 'percent', maximumFractionDigits: 0 })
}
