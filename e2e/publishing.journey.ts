import type { SiteDraft } from '@nelly/contract/site/calls'
import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

test('a landing is reviewed and published, and its address is copied', async ({ page, context, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Al Aire', published: false })
  const publish = page.getByRole('button', { name: 'Publicar' })
  await page.clock.install()

  await test.step('the review has messages for loading, errors and what is missing', async () => {
    await openAs(page, operator, '/review-component/no-such-landing')
    await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
    await expect(page).toHaveTitle('Revisar y publicar | Nelly')
    const mend = await answerWith(page, 'GET', '/reviews/*', { status: 500 })
    await page.goto(`/review-component/${landing.name}`)
    await expect(page.getByRole('alert')).toContainText('¡Ups! Algo salió mal.')
    await mend()
    const letGo = await holdBack(page, 'GET', '/reviews/*')
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter')
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Cargando datos...' })).toBeVisible()
    await expectAccessible(page)
    await letGo()
    await expect(publish).toBeVisible()
    await expect(page.getByText(/Aún no hay vehículos/)).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('it fits a phone, a tablet and a desktop', async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByTitle('Tu landing, como la verán tus clientes')).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })

  await test.step('a failure is shown for three seconds, and the page stays', async () => {
    const mend = await answerWith(page, 'PATCH', '/landing/status', { status: 500 })
    await publish.press('Enter')
    await expect(page.getByRole('alert')).toContainText('No se pudo publicar la landing.')
    await expectAccessible(page)
    await expect(page).toHaveURL(`/review-component/${landing.name}`)
    await mend()
  })

  await test.step('once published, it is available at its address', async () => {
    await publish.press('Enter')
    await expect(page).toHaveURL(`/published?landing=${landing.name}`)
    await expect(page).toHaveTitle('Landing publicada | Nelly')
    await expect(page.getByRole('heading', { name: '¡Tu landing está publicada!' })).toBeVisible()
    await expect(page.getByText(landing.displayName, { exact: true })).toBeVisible()
    await expect(page.getByLabel('Dirección pública')).toHaveValue(`${server.origin}/${landing.name}`)
    await expect(page.getByRole('link', { name: 'Abrir la página' })).toHaveAttribute(
      'href',
      `${server.origin}/${landing.name}`,
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    expect((await page.request.get(`/${landing.name}`)).status()).toBe(200)
  })

  const copy = page.getByRole('button', { name: 'Copiar' })
  const copied = page.getByText('Copiado')

  await test.step('the address is copied, with a message of three seconds', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.pauseAt(Date.now() + 600_000)
    await copy.press('Enter')
    await expect(copied).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/${landing.name}`)
    await page.clock.runFor(2900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(100)
    await expect(copied).toBeHidden()
    await page.clock.resume()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await page.clock.pauseAt(Date.now() + 1_200_000)
    const failure = page.getByRole('alert')
    await copy.press('Enter')
    await expect(failure).toContainText('No se pudo copiar.')
    // Away from the button, and removed in time although the pointer is over it.
    const [pressed, told] = await Promise.all([copy.boundingBox(), failure.boundingBox()])
    expect(told && pressed && (told.y > pressed.y + pressed.height || told.y + told.height < pressed.y)).toBe(
      true,
    )
    await failure.hover()
    await page.clock.runFor(3000)
    await expect(failure).toBeHidden()
    await page.clock.resume()
  })

  await test.step('it survives a reload, also under its other address, and leads back', async () => {
    await page.goto(`/publishedTap?landing=${landing.name}`)
    await expect(page.getByRole('heading', { name: '¡Tu landing está publicada!' })).toBeVisible()
    await page.getByRole('link', { name: 'Volver al panel' }).press('Enter')
    await expect(page).toHaveURL(/\/landings$/)
    await page.goto('/published')
    await expect(page.getByText('No hay ninguna landing recién publicada.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one without vehicles says so', async () => {
    await operator.call('DELETE', `/vehicle/${landing.id}/${landing.vehicle}`)
    await page.goto(`/review-component/${landing.name}`)
    await expect(page.getByText(/Aún no hay vehículos: agrega al menos uno/)).toBeVisible()
    for (const place of [`/review-component/${landing.name}`, `/view-landing/${landing.id}?tab=settings`]) {
      await operator.call('PATCH', '/landing/status', {
        landing_id: landing.id,
        user_id: operator.id,
        status: 'draft',
      })
      await page.goto(place)
      await publish.click()
      const refused = page.getByRole('dialog', { name: 'Falta tu primer vehículo' })
      await refused.getByRole('button', { name: 'Agregar vehículo' }).click()
      await expect(page.getByRole('heading', { name: 'Agregar vehículo' })).toBeVisible()
    }
    expect((await page.request.get(`/${landing.name}`)).status()).toBe(404)
  })
})

test('the review of a live landing shows its draft, and publishes it', async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Otra Vez' })
  const site = `/landings/${landing.id}/site`
  const { document, revision } = await operator.call<SiteDraft>('GET', site)
  const titled = (es: string) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'hero' ? { ...section, headline: { es, en: '' } } : section,
    ),
  })
  await operator.call('PUT', site, { revision, document: titled('Carros que llegan') })
  await openAs(page, operator, `/review-component/${landing.name}`)
  const shown = page.frameLocator('iframe[title="Tu landing, como la verán tus clientes"]')
  const publish = page.getByRole('button', { name: 'Publicar' })
  await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Carros que llegan')

  await test.step('what was saved meanwhile is not published unseen', async () => {
    await operator.call('PUT', site, { revision: revision + 1, document: titled('Carros con chofer') })
    await publish.click()
    await expect(page.getByRole('alert')).toContainText('Alguien más cambió esto mientras tanto.')
    await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      'Carros con chofer',
    )
  })

  await test.step('it is live once the page says so', async () => {
    await publish.click()
    await expect(page.getByRole('heading', { name: '¡Tu landing está publicada!' })).toBeVisible()
    await page.goto(`/${landing.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carros con chofer')
  })
})
