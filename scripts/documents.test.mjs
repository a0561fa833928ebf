import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages,bench,deploy,e2e}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
const text = (path) => readFileSync(join(root, path), 'utf8')

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (path) =>
  [...text(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links of a document that lead nowhere. */
const brokenLinks = (path) =>
  [...text(path).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .filter((link) => {
      const [file, anchor] = link.split('#')
      const target = file ? join(dirname(path), file) : path
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
    })

test('every link between documents leads to a file and its heading', () => {
  expect(documents.length).toBeGreaterThan(100)
  const broken = documents.map((path) => [path, brokenLinks(path)]).filter(([, links]) => links.length > 0)
  expect(Object.fromEntries(broken)).toEqual({})
})

test('every rule that code names as its source is a heading of the rules', () => {
  const headings = new Set([...text('docs/rules.md').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading))
  const sources = globSync('{apps,packages}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  const named = sources.flatMap((path) =>
    [...text(path).matchAll(/rules\.md,((?:[\s*]+"[^"\n]+",?(?: and)?)+)/g)].flatMap(([, names]) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    ),
  )
  expect(named.length).toBeGreaterThan(200)
  expect([...new Set(named)].filter((name) => !headings.has(name))).toEqual([])
})

test('the table of features names each folder', () => {
  const named = [...text('apps/server/src/features/README.md').matchAll(/^\| `([\w-]+)`/gm)].map(
    ([, name]) => name,
  )
  const folders = readdirSync(join(root, 'apps/server/src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  expect(named).toEqual(folders.sort())
})

test('every decision has a number of its own, and a row in the index', () => {
  const index = text('docs/decisions/README.md')
  const decisions = documents.filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
  const numbers = decisions.map((path) => path.match(/(\d{4})-/)[1])
  expect(numbers.length).toBe(new Set(numbers).size)
  for (const path of decisions) expect(index).toContain(path.replace('docs/decisions/', ''))
})
