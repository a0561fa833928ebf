/** The categories with the table's names, by Lighthouse's own names. */
export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
  'agentic-browsing': 'agentic',
}

const TYPES = { Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'images', Font: 'fonts' }

/** The figures of one run: scores of 100, times in milliseconds, bytes sent by type. */
export function figuresOf(report) {
  const { categories, audits } = report
  const requests = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
  const bytes = {}
  for (const { resourceType, transferSize } of requests) {
    const type = TYPES[resourceType] ?? 'other'
    bytes[type] = (bytes[type] ?? 0) + transferSize
  }
  const scores = Object.fromEntries(
    Object.keys(CATEGORIES).map((id) => [id, categories[id] ? Math.round(categories[id].score * 100) : null]),
  )
  return {
    scores,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    requests: requests.length,
    bytes,
    fallsShort: fallsShort(report),
  }
}

/** The audits that cost points, by category. */
const fallsShort = ({ categories, audits }) =>
  Object.fromEntries(
    Object.keys(CATEGORIES)
      .map((id) => [
        id,
        (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && isShort(audits[audit]))
          .map(({ id: audit }) => audit),
      ])
      .filter(([, short]) => short.length > 0),
  )

const isShort = ({ score }) => score !== null && score < 0.995

/** Merges the runs: the median of each number, and all audits that ever failed. */
export function medianOf(runs) {
  const [first] = runs
  if (typeof first === 'number') return middle(runs)
  if (Array.isArray(first)) return [...new Set(runs.flat())]
  if (first === null || typeof first !== 'object') return first
  const names = new Set(runs.flatMap((run) => Object.keys(run)))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      medianOf(runs.map((run) => run[name]).filter((one) => one !== undefined)),
    ]),
  )
}

const middle = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}
