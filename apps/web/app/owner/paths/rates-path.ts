/** The pages of a landing's rates, in their order. */
export const RATES_PAGES = [
  'prices',
  'seasons',
  'extras',
  'fees',
  'offers',
  'terms',
  'rules',
  'questions',
  'warnings',
  'heat',
  'replay',
  'test',
  'history',
  'import',
] as const
export type RatesPage = (typeof RATES_PAGES)[number]

/** The address of a page of a landing's rates. */
export const ratesPath = (landingId: number, page: RatesPage): string =>
  `/app/landings/${landingId}/rates${page === 'prices' ? '' : `/${page}`}`

/** What an address carries that leads to a field: its key. */
export interface FieldState {
  readonly field: string
}

/** The season that a field is of; undefined for none, as in a price outside of all seasons. */
export function seasonOf({ field }: FieldState): string | undefined {
  const [list, first, , last] = field.split('.')
  return (list === 'seasons' ? first : list === 'prices' ? last : undefined) || undefined
}
