import { useFormatter } from 'use-intl'

/** Says a share in whole percent; a dash where there is nothing to have a share of. */
export function useShare(): (share: number | null) => string {
  const format = useFormatter()
  return (share) =>
    share === null ? '—' : format.number(share, { style: 'percent', maximumFractionDigits: 0 })
}
