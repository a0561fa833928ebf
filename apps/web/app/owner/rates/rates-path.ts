/** The pages of a landing's rates, in their order. */
export const RATES_PAGES = [
  'prices',
  'seasons',
  'extras',
  'fees',
  'offers',
  'terms',
  'test',
  'history',
] as const
export type RatesPage = (typeof RATES_PAGES)[number]

/** The address of a page of a landing's rates. */
export const ratesPath = (landingId: number, page: RatesPage): string =>
  `/app/landings/${landingId}/rates${page === 'prices' ? '' : `/${page}`}`
