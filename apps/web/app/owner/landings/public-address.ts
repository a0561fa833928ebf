/** Where the public finds a landing: the whole address, and as people read it. */
export function publicAddress(address: string, origin = location.origin): { href: string; label: string } {
  const href = `${origin}/${address}`
  return { href, label: href.replace(/^https?:\/\//, '') }
}
