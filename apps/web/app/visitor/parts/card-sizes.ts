// The width of the pictures on cards, for the attribute `sizes`: as `cards.module.css` lays cards out on the pages.

const ALONE = '(min-width: 48rem) min(48vw, 29.5rem), 92vw'

/** On a card of a list, beside its filters where there is room for them. */
export const sizesAmongMany = (count: number): string =>
  count === 1
    ? ALONE
    : '(min-width: 79rem) 18rem, (min-width: 64rem) calc(50vw - 12.25rem), (min-width: 59rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** On one of a few cards that share the page's width. */
export function sizesAmongFew(count: number): string {
  if (count === 1) return ALONE
  const two = '(min-width: 32rem) 46vw, 92vw'
  if (count === 4) return `(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, ${two}`
  return count === 2
    ? `(min-width: 80rem) 37.5rem, ${two}`
    : `(min-width: 80rem) 24.5rem, (min-width: 48rem) 30vw, ${two}`
}
