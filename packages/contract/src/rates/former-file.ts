import { decimalsOf, isCurrency } from '@nelly/domain/currency'

/** Fields of the format before that are amounts, in whole units of the file's currency. */
const AMOUNTS = new Set(['amount', 'max_amount', 'per_extra_km', 'deposit', 'excess'])

/** How deep a document of the format before is; what lies deeper is refused as it is. */
const DEPTH = 6

/**
 * A file of rates as `nelly-rates-1` had it, in the format of today; anything else as it is. That format had names with
 * underscores, amounts in whole units of the currency, and shares in percent, also as the amount of a charge.
 */
export function ofFormerFile(content: unknown): unknown {
  if (!isRecord(content) || content.format !== 'nelly-rates-1' || !isRecord(content.rates)) return content
  const { currency } = content.rates
  const decimals = typeof currency === 'string' && isCurrency(currency) ? decimalsOf(currency) : 0
  return { ...content, format: 'nelly-rates-2', rates: renamed(content.rates, 10 ** decimals, DEPTH) }
}

function renamed(value: unknown, minorUnits: number, depth: number): unknown {
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map((one) => renamed(one, minorUnits, depth - 1))
  if (!isRecord(value)) return value
  const isShare = value.per === 'percent'
  const fields = Object.entries(value).map(([name, of]) => {
    if (isShare && name === 'amount') return ['percent', times(of, 100)]
    if (name === 'percent') return [name, times(of, 100)]
    if (AMOUNTS.has(name) && typeof of === 'number') return [camelCase(name), times(of, minorUnits)]
    return [camelCase(name), renamed(of, minorUnits, depth - 1)]
  })
  // What was null there may be left out here, and means the same.
  return Object.fromEntries(fields.filter(([, of]) => of !== null))
}

/** Without the faults of binary fractions: 14.95 times 100 is 1495. */
const times = (value: unknown, factor: number): unknown =>
  typeof value === 'number' ? Number((value * factor).toPrecision(15)) : value

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
