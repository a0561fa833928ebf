/** How long nothing may change: copies are published every ten seconds, after the current conversion. */
const QUIET_MS = 15_000

/** Resolves once the demo's landings no longer change, as they do while lighter formats of their pictures are made. */
export async function settled(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => origin + new URL(address).pathname,
  )
  let last
  let since = performance.now()
  while (performance.now() - since < QUIET_MS) {
    let shown = ''
    for (const page of pages) shown += await (await fetch(page)).text()
    if (shown !== last) since = performance.now()
    last = shown
    await new Promise((go) => setTimeout(go, 500))
  }
}
