import type { CancellationFee } from '@nelly/domain/rates/rates'
import { type Amounts, basisPoints, orNull, percentAnswer } from './fields.ts'

/** Reads a cancellation fee; what is left out is not set. */
export const feeOf =
  ({ readOrNull }: Amounts) =>
  (fee: {
    readonly amount?: number | null | undefined
    readonly percent?: number | null | undefined
    readonly days?: number | null | undefined
  }): CancellationFee => ({
    amount: readOrNull(fee.amount),
    percent: basisPoints(fee.percent),
    days: fee.days ?? null,
  })

/** A cancellation fee on the wire. */
export const toFeeAnswer =
  ({ writeOrNull }: Amounts) =>
  ({ amount, percent, days }: CancellationFee) => ({
    amount: writeOrNull(amount),
    percent: orNull(percent, percentAnswer),
    days,
  })
