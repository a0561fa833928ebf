let publicOrigin: string | undefined

/** Says at which origin visitors find landings, where that is not the one that the owner's pages come from. */
export function setPublicOrigin(origin: string): void {
  publicOrigin = origin
}

/** Where the public finds a landing: the whole address, and as people read it. */
export function publicAddress(
  address: string,
  origin = publicOrigin ?? location.origin,
): { href: string; label: string } {
  const href = `${origin}/${address}`
  return { href, label: href.replace(/^https?:\/\//, '') }
}
