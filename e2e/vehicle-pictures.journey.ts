import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { MOVING } from './support/moving.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { picture } from './support/pictures.ts'
import { touchAlong } from './support/touch.ts'

/** The picture that the gallery shows, from 1. */
const shown = (strip: Locator) =>
  strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth) + 1)

/** Swipes from the left of an element to its right. */
async function swipeRight(page: Page, over: Locator) {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('the pictures are not drawn')
  const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height / 2 })
  await touchAlong(page, [at(0.1), ...[0.2, 0.35, 0.5, 0.65, 0.8, 0.9].map(at)])
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({
      ...MOVING,
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })

    // Rule of "Screens: the visitor's": web/visitor/vehicle/gallery.tsx
    test('all pictures of a vehicle are reached by thumbnails, by keys and by swiping', async ({
      page,
      server,
    }) => {
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name: `Fotos ${javaScriptEnabled ? 'con' : 'sin'} guion` })
      const more = new FormData()
      const photos = [await picture('interior'), await picture('vehicle'), await picture('interior')]
      for (const [index, photo] of photos.entries()) more.append(`images[${index}]`, photo, `${index}.jpg`)
      await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, more)

      await page.goto(`/${landing.name}/vehicles/${landing.vehicle}`)
      const strip = page.getByRole('region', { name: 'Toyota Corolla' })
      const thumbnails = page.getByRole('link', { name: /foto \d de 4/ })
      await expect(thumbnails).toHaveCount(4)

      await thumbnails.nth(3).click()
      await expect.poll(() => shown(strip)).toBe(4)

      await strip.focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => shown(strip)).toBe(3)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => shown(strip)).toBe(4)

      await swipeRight(page, strip)
      await expect.poll(() => shown(strip)).toBe(3)
    })
  })
}
