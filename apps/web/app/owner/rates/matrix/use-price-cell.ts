import type { LineReason } from '@nelly/domain/rates/quote'
import { unitPrice } from '@nelly/domain/rates/unit-price'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import {
  type CellPlace,
  cellKey,
  isVehiclePrice,
  ownPrice,
  type PricedVehicle,
  withCells,
} from './price-cells.ts'
import { priceText, type TypedUnitPrice } from './typed-price.ts'

/** One price: what its field shows, and what typing does. */
export function usePriceCell(vehicle: PricedVehicle, season: string | null, fromDays: number) {
  const say = useWords('rates')
  const { rates, compiled, work, errors, editWork, settleError } = useRates()
  const { percent } = useFormats()
  const origin = (reason: LineReason): string => {
    if (reason.kind === 'tier') return say('matrix.fromTier', { days: reason.fromDays })
    if (reason.kind !== 'season') return say('matrix.fromVehicle')
    if (reason.percent !== null) return say('matrix.fromPercent', { percent: percent(reason.percent) })
    return isOfSeason(reason.fromDays)
      ? say('matrix.fromTier', { days: reason.fromDays ?? 1 })
      : say('matrix.fromBase')
  }
  const isOfSeason = (tier: number | null) =>
    tier !== null && ownPrice(rates, { vehicleId: vehicle.id, season, fromDays: tier }) !== undefined
  const place: CellPlace = { vehicleId: vehicle.id, season, fromDays }
  const key = cellKey(place)
  const own: TypedUnitPrice | undefined = isVehiclePrice(place)
    ? { amount: vehicle.pricePerDay, perDays: 1 }
    : ownPrice(rates, place)
  const unread = work.unread[key]
  const stored = unread ?? (own ? priceText(own, rates.currency) : '')
  const [typed, setTyped] = useState<string>()
  const price = unitPrice(compiled, vehicle, rates.seasons.find(({ id }) => id === season) ?? null, fromDays)
  return {
    label: say('matrix.cell', { vehicle: vehicle.name, days: fromDays }),
    text: typed ?? stored,
    inherited: own ? '' : priceText(price, rates.currency),
    /** Where an empty cell has its price from; undefined for a price of its own. */
    origin: own || unread !== undefined ? undefined : origin(price.reason),
    isFaulty: unread !== undefined || errors[key] !== undefined,
    isTyped: typed !== undefined && typed !== stored,
    type: setTyped,
    reset: () => setTyped(undefined),
    commit: () => {
      if (typed !== undefined && typed !== stored) {
        settleError(key)
        editWork((now) => withCells(now, [{ place, text: typed }]))
      }
      setTyped(undefined)
    },
  }
}
