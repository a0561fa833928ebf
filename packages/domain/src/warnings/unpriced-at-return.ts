import type { CheckedRates, RatesWarning } from './rates-warning.ts'

/**
 * What is charged at the return and costs nothing: missing fuel by the eighth, entries of the list of prices. No booking
 * shows it. Mended by charging nothing for fuel, and by removing the entry.
 *
 * Source: rules.md, "Warnings".
 */
export function unpricedAtReturn({ compiled: { rates } }: Pick<CheckedRates, 'compiled'>): RatesWarning[] {
  return [
    ...(rates.fuel?.perEighth === 0
      ? [
          {
            kind: 'fuel_without_price' as const,
            witnesses: [] as const,
            mend: (now: typeof rates) => ({ ...now, fuel: null }),
          },
        ]
      : []),
    ...rates.priceList
      .filter(({ amount }) => amount === 0)
      .map(({ code }) => ({
        kind: 'listed_without_price' as const,
        listed: code,
        witnesses: [] as const,
        mend: (now: typeof rates) => ({
          ...now,
          priceList: now.priceList.filter((one) => one.code !== code),
        }),
      })),
  ]
}
