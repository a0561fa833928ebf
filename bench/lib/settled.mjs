/** How long nothing may have changed: copies are named every ten seconds, once the picture that is converted by then is done. */
const QUIET_MS = 15_000

/** Resolves once what the demo's landings show changes no more, as it does while lighter copies of their pictures are made. */
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
