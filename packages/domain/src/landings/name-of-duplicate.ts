import { MAX_LANDING_NAME } from './landing-name.ts'

/**
 * Names that suggest themselves for a duplicate of a landing, in their order: `Caribe 2`, `Caribe 3` …, each at most as long as a
 * name may be. A number at the end counts on.
 *
 * Source: rules.md, "Duplicating a landing".
 */
export function* namesOfDuplicate(name: string): Generator<string, never> {
  const [, stem = '', number] = /^(.*?)(?: (\d{1,3}))?$/s.exec(name.trim()) ?? []
  for (let next = Math.max(Number(number ?? 1), 1) + 1; ; next += 1) {
    const suffix = ` ${next}`
    const kept = [...stem.normalize('NFC')].slice(0, MAX_LANDING_NAME - suffix.length).join('')
    yield `${kept.trimEnd()}${suffix}`
  }
}
