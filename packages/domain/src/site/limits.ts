// Source of all of these: rules.md, "The site".

/** Sections of one site. */
export const MOST_SECTIONS = 40
/** Own pages of one site. */
export const MOST_PAGES = 10
/** Pictures of one hero or gallery. */
export const MOST_PICTURES = 24
/** Vehicles that one section shows. */
export const MOST_HOME_VEHICLES = 24
/** Entries of a list in a section, such as questions or quotations. */
export const MOST_ENTRIES = 40
/** Characters of a title or a button, in one language. */
export const MAX_SITE_TITLE = 120
/** Characters of a text of a few sentences, in one language. */
export const MAX_SITE_TEXT = 600
/** Characters of a rich text, in one language. */
export const MAX_RICH_TEXT = 40_000
/** Paragraphs, headings and lists of a rich text, items of one list, and runs of letters of one kind in one of them. */
export const MOST_BLOCKS = 1_000
export const MOST_ITEMS = 500
export const MOST_SPANS = 2_000
/** Photographs of the hero. */
export const MOST_HERO_PICTURES = 6
/** Steps of the way to a rental. */
export const MOST_STEPS = 5
/** Characters of who is quoted, and of where it can be read. */
export const MAX_AUTHOR = 80
export const MAX_SOURCE = 120
/** The years in which quotations may have been written. */
export const QUOTATION_YEARS = { first: 1990, last: 2100 }
/** Bytes of a whole document as JSON. */
export const MAX_SITE_BYTES = 1024 * 1024
/** Steps of a draft that can be undone, and for how many days. */
export const DRAFT_STEPS = { most: 200, days: 30 }
/** Publications that are kept besides those that reservations refer to. */
export const PUBLICATIONS_KEPT = 50
/** For how many days ahead a publication can be scheduled. */
export const SCHEDULE_DAYS = 366
/** For how many days a preview link opens, and how many of one site open at a time. */
export const PREVIEW_LINKS = { days: 7, most: 20 }
