/** The parameter with the size of a page. */
export const PAGE_SIZE = 'per_page'

/** The page size where only the page was given. */
export const DEFAULT_PER_PAGE = 25
