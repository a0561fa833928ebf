import { CATEGORIES } from './figures.mjs'

const kilobytes = (bytes = 0) => (bytes / 1024).toFixed(bytes > 0 && bytes < 10_240 ? 1 : 0)
const BYTE_TYPES = ['html', 'css', 'js', 'images', 'fonts', 'other']

/** A Markdown table of the measured pages, and the audits that cost them points. */
export function table(pages) {
  const head = ['page', ...Object.values(CATEGORIES), 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'requests']
  const columns = [...head, ...BYTE_TYPES.map((type) => `${type} kB`)]
  const rows = pages.map(({ name, mayBeListed, median }) => [
    name,
    ...Object.keys(CATEGORIES).map((id) => score(id, median, mayBeListed)),
    Math.round(median.fcp),
    Math.round(median.lcp),
    Number(median.cls.toFixed(3)),
    Math.round(median.tbt),
    median.requests,
    ...BYTE_TYPES.map((type) => kilobytes(median.bytes[type])),
  ])
  const lines = [columns, columns.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  return [...lines.map((cells) => `| ${cells.join(' | ')} |`), '', ...shortcomings(pages)].join('\n')
}

/** Pages with `noindex` get no SEO score. */
const score = (id, { scores }, mayBeListed) => (id === 'seo' && !mayBeListed ? '–' : (scores[id] ?? '–'))

const shortcomings = (pages) =>
  pages.flatMap(({ name, mayBeListed, median }) =>
    Object.entries(median.fallsShort)
      .filter(([id]) => id !== 'seo' || mayBeListed)
      .map(([id, audits]) => `- ${name}, ${CATEGORIES[id]}: ${audits.join(', ')}`),
  )
