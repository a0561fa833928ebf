let publicOrigin: string | undefined

/** Gives the origin of visitors' pages, where it differs from that of the owner's pages. */
export function setPublicOrigin(origin: string): void {
  publicOrigin = origin
}

/** The public address of a landing: the full URL, and a readable form. */
export function publicAddress(
  address: string,
  origin = publicOrigin ?? location.origin,
): { href: string; label: string } {
  const href = `${origin}/${address}`
  return { href, label: href.replace(/^https?:\/\//, '') }
}
