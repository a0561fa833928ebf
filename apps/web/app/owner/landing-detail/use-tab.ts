import type { PoolId } from '@nelly/domain/ids'
import { useSearchParams } from 'react-router'

const TABS = ['reservations', 'vehicles', 'settings', 'seo'] as const

/** What the vehicles tab shows: the table, the form for a new one, or the form of one. */
export type VehicleView = 'table' | 'create' | number

/** The open tab and what it shows, stored in the address so that it survives a reload. */
export function useTab() {
  const [search, setSearch] = useSearchParams()
  const param = search.get('tab')
  const tab = TABS.find((one) => one === param) ?? 'reservations'
  const vehicle = search.get('vehicle')
  const pool = search.get('pool')
  const view: VehicleView = vehicle === null ? 'table' : vehicle === 'new' ? 'create' : Number(vehicle)
  return {
    tab,
    view,
    /** Whose cars a new vehicle offers; undefined for others. */
    pool: pool === null ? undefined : (Number(pool) as PoolId),
    openView: (next: VehicleView) =>
      setSearch({
        tab: 'vehicles',
        ...(next === 'table' ? {} : { vehicle: next === 'create' ? 'new' : String(next) }),
      }),
  }
}
