import { type MinorUnits, minorUnits } from '../money.ts'
import { chargeLine } from './charge-line.ts'
import type { ChosenRate } from './chosen-extras.ts'
import type { QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import type { RentalLength } from './rental-length.ts'

/**
 * The lines of a rental's extras, those of covers with their excess. Percents are of the rental after its offer.
 *
 * Source: rules.md, "Extras of a landing".
 */
export const extraLines = (
  chosen: readonly ChosenRate[],
  { days, clockDays }: RentalLength,
  discountedRental: MinorUnits,
): QuoteLine[] =>
  chosen.map(({ extra, quantity }) => {
    const line =
      extra.offer === 'included'
        ? includedLine({ extra, quantity })
        : chargeLine(extra, {
            kind: 'extra',
            quantity,
            days: extra.countDays === 'clock' ? clockDays : days,
            base: discountedRental,
          })
    const excess = extra.excess ?? null
    return excess === null ? line : { ...line, excess }
  })

const includedLine = ({ extra, quantity }: ChosenRate): QuoteLine =>
  quoteLine({
    code: extra.code,
    kind: 'extra',
    name: extra.name,
    quantity,
    amount: minorUnits(0),
    taxable: extra.taxable,
    reason: { kind: 'included' },
  })
