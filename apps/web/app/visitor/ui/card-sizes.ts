// The width of the pictures on cards, for the attribute `sizes`: as `cards.module.css` lays cards out on the pages.

const ALONE = '(min-width: 48rem) min(48vw, 29.5rem), 92vw'

/** On a card of a list, beside its filters where there is room for them. */
export const sizesAmongMany = (count: number): string =>
  count === 1
    ? ALONE
    : '(min-width: 79rem) 18rem, (min-width: 64rem) calc(50vw - 12.25rem), (min-width: 59rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** By the number of cards in a row: on pages of full width, and narrower ones. */
const SHARES = { 2: ['37.5rem', '46vw'], 3: ['24.5rem', '30vw'], 4: ['18rem', '22vw'] } as const

/** On one of a few cards that share the page's width, by its place from 0. */
export function sizesAmongFew(count: number, index: number): string {
  if (count === 1) return ALONE
  const sharesFirstRow = count % 3 === 2 && index < 2
  const [full, wide] = SHARES[sharesFirstRow ? 2 : count % 3 === 1 && index >= count - 4 ? 4 : 3]
  const [, tablet] = SHARES[sharesFirstRow || (count % 3 === 1 && index < 4) ? 2 : 3]
  const isLastOfOdd = count % 2 === 1 && index === count - 1
  const phone = isLastOfOdd ? '92vw' : '(min-width: 32rem) 46vw, 92vw'
  return `(min-width: 80rem) ${full}, (min-width: 64rem) ${wide}, (min-width: 48rem) ${tablet}, ${phone}`
}
