import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import type { LineReason } from '@nelly/domain/rates/quote'
import { ownUnitPrice, unitPrice } from '@nelly/domain/rates/unit-price'
import { type ClipboardEvent, useState } from 'react'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { pastedBlock } from './pasted-block.ts'
import { type CellPlace, cellKey, isVehiclePrice, ownPrice, pastedCells, withCells } from './price-cells.ts'
import { priceText, type TypedUnitPrice } from './typed-price.ts'

/** What the field of one price shows: texts alone, so that a cell is rendered again only where one of them changes. */
export interface PriceView extends CellPlace {
  readonly label: string
  /** The cell's own price, or what was typed and is none. */
  readonly stored: string
  readonly inherited: string
  /** Where an empty cell has its price from; undefined for a price of its own. */
  readonly origin: string | undefined
  readonly isFaulty: boolean
}

/** The cells of a season as they are edited. */
export function usePriceViews(season: string | null): (vehicle: NamedVehicle, fromDays: number) => PriceView {
  const t = useWords('rates')
  const { rates, compiled, work, errors } = useRates()
  const { percent } = useFormats()
  const rateSeason = rates.seasons.find(({ id }) => id === season) ?? null
  return (vehicle, fromDays) => {
    const place: CellPlace = { vehicleId: vehicle.id, season, fromDays }
    const key = cellKey(place)
    const isOfSeason = (tier: number | null) =>
      tier !== null && ownPrice(rates, { ...place, fromDays: tier }) !== undefined
    const origin = (reason: LineReason): string => {
      if (reason.kind === 'tier') return t('matrix.fromTier', { days: reason.fromDays })
      if (reason.kind !== 'season') return t('matrix.fromVehicle')
      if (reason.percent !== null) return t('matrix.fromPercent', { percent: percent(reason.percent) })
      return isOfSeason(reason.fromDays)
        ? t('matrix.fromTier', { days: reason.fromDays ?? 1 })
        : t('matrix.fromBase')
    }
    const own: TypedUnitPrice | undefined = isVehiclePrice(place)
      ? ownUnitPrice(vehicle)
      : ownPrice(rates, place)
    const unread = work.unread[key]
    const price = unitPrice(compiled, vehicle, rateSeason, fromDays)
    return {
      ...place,
      label: t('matrix.cell', { vehicle: vehicle.name, days: fromDays }),
      stored: unread ?? (own ? priceText(own, rates.currency) : ''),
      inherited: own ? '' : priceText(price, rates.currency),
      origin: own || unread !== undefined ? undefined : origin(price.reason),
      isFaulty: unread !== undefined || errors[key] !== undefined,
    }
  }
}

/** Takes over what was typed into a cell. */
export function useCommitPrice(): (place: CellPlace, text: string) => void {
  const { decimals, editWork, settleError } = useRates()
  return (place, text) => {
    settleError(cellKey(place))
    editWork((now) => withCells(now, [{ place, text }], decimals))
  }
}

/** Fills cells from one on with a block that was copied in a spreadsheet; other text is pasted as usual. */
export function usePasteBlock(): (event: ClipboardEvent, from: CellPlace) => void {
  const t = useWords('rates')
  const toasts = useToasts()
  const { rates, vehicles, decimals, editWork } = useRates()
  return (event, from) => {
    const block = pastedBlock(event.clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    const cells = pastedCells(block, from, vehicles, rates.tiers)
    editWork((work) => withCells(work, cells, decimals))
    const leftOut = block.flat().length - cells.length
    if (leftOut > 0) toasts.failed(t('matrix.leftOut', { count: leftOut }))
  }
}

/** What is typed into a cell, until it is left. */
export function useTypedPrice(stored: string, onCommit: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const isTyped = typed !== undefined && typed !== stored
  return {
    text: typed ?? stored,
    isTyped,
    type: setTyped,
    reset: () => setTyped(undefined),
    commit: () => {
      if (isTyped) onCommit(typed)
      setTyped(undefined)
    },
  }
}
