import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { publishSite } from './support/site.ts'

/** How much larger than its box a loaded picture may be, and how much smaller, which is not visible. */
const [MOST, LEAST] = [1.5, 0.9]
const SCREENS = [
  { width: 360, height: 740, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 1 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
]

/** Opens a page with an empty browser cache, and waits for its pictures. */
async function opened(
  browser: Browser,
  address: string,
  { deviceScaleFactor, ...viewport }: (typeof SCREENS)[0],
) {
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  const page = await context.newPage()
  await page.goto(address)
  for (const image of await page.getByRole('main').locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  }
  return page
}

/** For each loaded file, the ratio of its width to that of the largest box that shows it. */
async function loaded(page: Page): Promise<{ file: string; ratio: number }[]> {
  const shown = await page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const box = image.getBoundingClientRect()
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const covered = Math.max(box.width, box.height * shape) * window.devicePixelRatio
      return { file: image.currentSrc, covered }
    }),
  )
  return [...Map.groupBy(shown, ({ file }) => file)].map(([file, boxes]) => ({
    file,
    ratio: Number(/(\d+)\.\w+$/.exec(file)?.[1]) / Math.max(...boxes.map(({ covered }) => covered)),
  }))
}

/** The images of the browser's own icons for dates and times, by their computed style. */
async function signsOf(page: Page): Promise<(string | undefined)[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  await devtools.send('CSS.enable')
  const signs = nodes.filter(({ attributes }) => attributes?.includes('-webkit-calendar-picker-indicator'))
  const styles = await Promise.all(
    signs.map(({ nodeId }) => devtools.send('CSS.getComputedStyleForNode', { nodeId })),
  )
  return styles.map(
    ({ computedStyle }) => computedStyle.find(({ name }) => name === 'background-image')?.value,
  )
}

test('a visitor loads each picture once, in the displayed size, with its colours as a placeholder', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, {
    name: 'Anchos de fotos',
    pictureWidth: 900,
    logoWidth: 320,
  })
  const sources = async () =>
    (await operator.call<VehicleAnswer>('GET', `/vehicles/${id}/${vehicle}`)).images[0]?.sources
  await expect.poll(sources, { timeout: 60_000 }).not.toHaveLength(0)
  await publishSite(operator, { id }, (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'fleet' ? { ...section, count: 5 } : section,
    ),
  }))
  // One card alone, two, three and four side by side have four widths; five have two of them.
  const shown = {
    1: ['', '/vehicle', `/vehicles/${vehicle}`],
    2: ['', '/vehicle'],
    3: [''],
    4: [''],
    5: [''],
  }
  for (const [count, paths] of Object.entries(shown)) {
    if (count !== '1') {
      const copy = await operator.call<VehicleAnswer>('POST', `/vehicles/${id}/${vehicle}/duplicate`)
      await operator.call('PUT', `/vehicles/${id}/${copy.id}`, { on_sale: true })
    }
    for (const path of paths) {
      for (const screen of SCREENS) {
        const page = await opened(browser, `${server.origin}/${name}${path}`, screen)
        for (const { file, ratio } of await loaded(page)) {
          expect(file).toMatch(/\.avif$/)
          const what = `${file} on ${path || 'the home page'} of ${count} at ${screen.width}`
          expect(ratio, what).toBeLessThanOrEqual(MOST)
          expect(ratio, what).toBeGreaterThanOrEqual(LEAST)
        }
        await page.context().close()
      }
    }
  }
  const page = await browser.newPage()
  await page.route('**/storage/vehicles/**', () => {})
  await page.goto(`${server.origin}/${name}/vehicle`, { waitUntil: 'commit' })
  const ground = page.getByRole('main').locator('img').first()
  await expect(ground).toHaveCSS('background-image', /^linear-gradient\(rgb.*rgb.*rgb/)
  // Each SVG would be a document that the browser opens before the form is visible.
  const signs = await signsOf(page)
  expect(signs).toHaveLength(4)
  for (const sign of signs) expect(sign).toMatch(/^(?!.*url\().*gradient/)
  await page.close()
})
