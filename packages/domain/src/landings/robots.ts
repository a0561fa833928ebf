import { ok, type Result, refuse } from '../result.ts'

/** What robots directives a page may have, in one spelling each. Source: rules.md, "Search engines". */
export const ROBOTS = ['index, follow', 'index, nofollow', 'noindex, follow', 'noindex, nofollow'] as const
export type Robots = (typeof ROBOTS)[number]

/** Parses `noindex`, `nofollow,noindex`, `none` and their like; what is not forbidden is allowed. */
export function parseRobots(text: string): Result<Robots, 'robots-unknown'> {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
  const expanded = words.flatMap((word) => SHORT.get(word) ?? [word])
  const distinct = new Set(expanded)
  const known = expanded.every((word) => WORDS.has(word))
  const contradictory =
    (distinct.has('index') && distinct.has('noindex')) || (distinct.has('follow') && distinct.has('nofollow'))
  if (!known || contradictory) return refuse('robots-unknown')
  const index = distinct.has('noindex') ? 'noindex' : 'index'
  const follow = distinct.has('nofollow') ? 'nofollow' : 'follow'
  return ok(`${index}, ${follow}` as const)
}

const WORDS: ReadonlySet<string> = new Set(['index', 'noindex', 'follow', 'nofollow'])
const SHORT: ReadonlyMap<string, string[]> = new Map([
  ['all', ['index', 'follow']],
  ['none', ['noindex', 'nofollow']],
])
