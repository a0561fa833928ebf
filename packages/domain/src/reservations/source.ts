/** Where a visitor came from, as the address of their booking said: each a line of `MAX_SOURCE` letters at most. */
export interface Source {
  readonly ref?: string
  readonly utmSource?: string
  readonly utmMedium?: string
  readonly utmCampaign?: string
}

/** The most letters of a part of a source. */
export const MAX_SOURCE = 60

/**
 * What links of our own say for `ref`: those of a poster, of a link to share, of the search box on other websites, of the
 * catalogue, and of Google profiles.
 */
export const OWN_REFS = ['poster', 'share', 'search-box', 'catalogue', 'google-profile'] as const
export type OwnRef = (typeof OWN_REFS)[number]

export const isOwnRef = (ref: string): ref is OwnRef => (OWN_REFS as readonly string[]).includes(ref)

/** The one name that reservations are counted by: who sent the visitor, else the campaign; undefined where nothing was said. */
export const sourceName = (source: Source | null): string | undefined =>
  source?.ref ?? source?.utmSource ?? source?.utmCampaign ?? source?.utmMedium

/** A source without what only its own visitor's address may have said, once they are erased; campaigns are the operator's words. */
export function withoutOwnWords(source: Source | null): Source | null {
  const { ref, ...campaign } = source ?? {}
  const left = ref !== undefined && isOwnRef(ref) ? { ref, ...campaign } : campaign
  return sourceName(left) === undefined ? null : left
}
