/** The kinds of what a search finds, in the order in which they are listed. */
const HIT_KINDS = ['reservations', 'customers', 'units', 'vehicles', 'landings', 'screens'] as const
export type HitKind = (typeof HIT_KINDS)[number]

/** Something that was found and can be opened. */
export interface Hit {
  /** Unique among all. */
  readonly key: string
  readonly kind: HitKind
  readonly title: string
  /** What tells it from others of the same title. */
  readonly detail: string
  /** The address that it is opened at. */
  readonly to: string
  /** The reservation that it is. */
  readonly reservation?: number
  /** Whether it is what was searched for, not only like it. */
  readonly isExact: boolean
}

/** Hits of one kind. */
export interface HitGroup {
  readonly kind: HitKind | 'recent'
  readonly hits: readonly Hit[]
}

/** Hits by kind, without empty kinds; those with exactly what was searched for come first. */
export function groupsOf(hits: readonly Hit[]): HitGroup[] {
  const groups = HIT_KINDS.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
  const hasExact = ({ hits: ofKind }: HitGroup) => ofKind.some(({ isExact }) => isExact)
  return [...groups.filter(hasExact), ...groups.filter((group) => !hasExact(group))].filter(
    ({ hits: ofKind }) => ofKind.length > 0,
  )
}

/** The hits that were opened last, and the others by kind: a hit is listed once. */
export const groupsWithRecent = (recent: readonly Hit[], hits: readonly Hit[]): HitGroup[] => [
  { kind: 'recent', hits: recent },
  ...groupsOf(hits.filter(({ key }) => !recent.some((one) => one.key === key))),
]

/** The most hits that are offered again. */
const MOST_RECENT = 5

/** The hits that were opened last with one more, the last first. */
export const withRecent = (recent: readonly Hit[], hit: Hit): Hit[] =>
  [hit, ...recent.filter(({ key }) => key !== hit.key)].slice(0, MOST_RECENT)
