import type { ChosenExtra } from '../rates/extras.ts'
import type { QuoteLine } from '../rates/quote.ts'
import type { ExtraRate } from '../rates/rates.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { peakUse } from './availability.ts'

/** The extras of a reservation, and when they are out. */
export interface ExtrasOut {
  readonly during: RentalPeriod
  readonly extras: readonly ChosenExtra[]
}

type Stocked = Pick<ExtraRate, 'code' | 'stock'>

/**
 * The extras with the pieces that are left of them for the whole of a period as their stock; never below zero. One
 * without a stock stays as it is.
 *
 * Source: rules.md, "Limited supply".
 */
export const extrasLeft = <Extra extends Stocked>(
  extras: readonly Extra[],
  out: readonly ExtrasOut[],
  period: RentalPeriod,
): Extra[] =>
  extras.map((extra) =>
    extra.stock === null
      ? extra
      : { ...extra, stock: Math.max(0, extra.stock - peakUse(piecesOf(extra, out), period)) },
  )

const piecesOf = ({ code: wanted }: Stocked, out: readonly ExtrasOut[]): RentalPeriod[] =>
  out.flatMap(({ during, extras }) =>
    extras
      .filter(({ code }) => code === wanted)
      .flatMap(({ quantity }) => Array<RentalPeriod>(quantity).fill(during)),
  )

/** The first extra of which more pieces are wanted than are left; the lines may be those of several prices. */
export const extraOutOfStock = <Extra extends Stocked>(
  left: readonly Extra[],
  lines: readonly Pick<QuoteLine, 'kind' | 'code' | 'quantity'>[],
): Extra | undefined =>
  left.find(
    ({ code, stock }) =>
      stock !== null &&
      lines
        .filter((line) => line.kind === 'extra' && line.code === code)
        .reduce((pieces, { quantity }) => pieces + quantity, 0) > stock,
  )
