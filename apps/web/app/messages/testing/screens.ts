import { posix } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type Piece, piecesOf, sources, textsOf } from './sources.ts'

/** A page of the owner: its route module after those of the layouts around it, by their paths from `app/`. */
export type Screen = string[]

/** The owner's pages of a table of routes. */
export const screensOf = (routes: readonly RouteConfigEntry[], around: Screen = []): Screen[] =>
  routes
    .filter(({ file }) => file.startsWith('owner/'))
    .flatMap(({ file, children }) => {
      const screen = [...around, file]
      return children ? screensOf(children, screen) : [screen]
    })

/**
 * The areas whose messages a screen loads: what its route modules say with `screenWords('rates')`, and what parts of it that are
 * loaded later say themselves.
 */
export const areasLoadedBy = (screen: Screen): Set<string> =>
  new Set([...modulesOf(screen)].flatMap((file) => factsOf(file).areas))

/** The parts of the catalogue that a screen's modules use, whether they are imported at once or later. */
export const partsUsedBy = (screen: Screen): Set<string> =>
  new Set([...modulesOf(screen)].flatMap((file) => factsOf(file).parts))

/** The modules of a screen: of the app, and imported by its route modules at once or later, directly or not. */
export function modulesOf(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file) || !sources.has(file)) continue
    found.add(file)
    modulesOf(factsOf(file).imports, found)
  }
  return found
}

interface Facts {
  imports: string[]
  /** What it says with `useWords('rates')`. */
  parts: string[]
  /** What it says with `screenWords('rates')`. */
  areas: string[]
}

const known = new Map<string, Facts>()

function factsOf(file: string): Facts {
  const facts = known.get(file) ?? readFacts(file)
  known.set(file, facts)
  return facts
}

function readFacts(file: string): Facts {
  const source = sources.get(file)
  if (!source) throw new Error(`no module ${file}`)
  const pieces = [...piecesOf(source)]
  const imported = pieces.flatMap(({ type, typeOnly, source: from }) =>
    type === 'ImportDeclaration' && !typeOnly ? [(from as { value: string }).value] : [],
  )
  const calls = pieces.filter(({ type }) => type === 'CallExpression')
  const textsPassedTo = (isCalled: (callee: Piece) => boolean) =>
    calls.filter(({ callee }) => isCalled(callee as Piece)).flatMap(textsPassed)
  return {
    imports: [...imported, ...textsPassedTo(({ type }) => type === 'Import')].map((path) =>
      posix.join(posix.dirname(file), path),
    ),
    parts: textsPassedTo(({ value }) => value === 'useWords'),
    areas: textsPassedTo(({ value }) => value === 'screenWords'),
  }
}

const textsPassed = (call: Piece): string[] =>
  (call.arguments as { expression: Piece }[]).flatMap(({ expression }) => textsOf(expression))
