/** Whether every picture of a page has its lighter copies, which are made after the answer to its upload. */
export async function hasLighterCopies(url) {
  const page = await (await fetch(url)).text()
  const count = (pattern) => [...page.matchAll(pattern)].length
  return count(/<picture/g) === count(/type="image\/avif"/g)
}
