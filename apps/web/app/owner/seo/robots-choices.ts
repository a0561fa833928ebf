/** The robots values as stored, with their labels. */
export const ROBOTS_CHOICES = [
  { value: 'index, follow', words: 'robotsAll' },
  { value: 'index, nofollow', words: 'robotsNoFollow' },
  { value: 'noindex, follow', words: 'robotsNoIndex' },
  { value: 'noindex, nofollow', words: 'robotsNone' },
] as const
