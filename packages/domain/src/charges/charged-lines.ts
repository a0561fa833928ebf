import { times } from '../money.ts'
import type { ListedPrice } from '../rates/rates.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { ChargedLine, WantedCharge } from './charged-line.ts'
import type { ProposedCharge } from './proposed-charge.ts'

/** What is charged for at a return. */
interface Offered {
  readonly charges: readonly ProposedCharge[]
  readonly priceList: readonly ListedPrice[]
  /** Whether damages carry tax: their operator's accountant decides. */
  readonly damagesTaxed: boolean
}

type Fault = 'charges-changed' | 'charge-above-proposed' | 'charge-reason-missing' | 'price-not-listed'

/**
 * The lines of a charge at the return. Each that is proposed is taken once: as it is, or lowered or struck with a reason. A struck one
 * stays, at 0.
 *
 * Source: rules.md, "Charges at the return".
 */
export function chargedLines(
  wanted: readonly WantedCharge[],
  offered: Offered,
): Result<readonly ChargedLine[], Fault> {
  const lines: ChargedLine[] = []
  for (const one of wanted) {
    const line = lineOf(one, offered)
    if (!line.ok) return line
    const isTwice = 'proposed' in line.value && lines.some(({ kind }) => kind === line.value.kind)
    if (isTwice) return refuse('charges-changed')
    lines.push(line.value)
  }
  return ok(lines)
}

function lineOf(
  wanted: WantedCharge,
  { charges, priceList, damagesTaxed }: Offered,
): Result<ChargedLine, Fault> {
  if (wanted.kind === 'damage') return ok({ ...wanted, taxable: damagesTaxed })
  if (wanted.kind === 'listed') {
    const item = priceList.find(({ code }) => code === wanted.code)
    if (!item) return refuse('price-not-listed')
    const { name, taxable } = item
    const { kind, count } = wanted
    return ok({ kind, name, count, amount: times(item.amount, count), taxable, note: null })
  }
  const proposed = charges.find(({ kind }) => kind === wanted.kind)
  if (!proposed) return refuse('charges-changed')
  const { amount = proposed.amount, note = null } = wanted
  if (amount > mostOf(proposed)) return refuse('charge-above-proposed')
  if (amount < proposed.amount && note === null) return refuse('charge-reason-missing')
  return ok({ ...proposed, amount, proposed: proposed.amount, note })
}

/** The most that is charged of a proposed charge: what is beyond it is a line of its own. Where its operator decides, there is no most. */
export const mostOf = (charge: ProposedCharge): number =>
  charge.kind === 'place' && charge.reckoned.isForbidden ? Number.POSITIVE_INFINITY : charge.amount
