import type { SiteDraft } from '@nelly/contract/site/calls'
import sharp from 'sharp'
import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { expectLoaded } from './support/loaded.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'

test('a landing opens on its reservations, and its tabs lead to all that it has', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const {
    id,
    name: address,
    displayName,
  } = await newLanding(operator, {
    name: 'Casa del Sol',
    published: false,
  })
  const tabs = page.getByRole('navigation', { name: 'Secciones de la landing' })
  const tab = (name: string) => tabs.getByRole('link', { name })

  await test.step('it has messages for loading, not found and errors', async () => {
    await openAs(page, operator, '/view-landing/none')
    await expect(page.getByRole('alert')).toContainText('Usuario o ID de landing no encontrado')
    await expectAccessible(page)
    await page.goto('/view-landing/999999')
    await expect(page.getByText('Landing no encontrada o ha sido eliminada.')).toBeVisible()
    const mend = await answerWith(page, 'GET', '/landings/*/*', { status: 500 })
    await page.goto(`/review-landing/${id}`)
    await expect(page.getByRole('alert')).toContainText('¡Ups! Algo salió mal.')
    await expectAccessible(page)
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(displayName)
    const letGo = await holdBack(page, 'GET', '/landings/*/*')
    await page.goto(`/view-landing/${id}`)
    await expect(page.getByRole('status').filter({ hasText: 'Cargando datos...' })).toBeVisible()
    await letGo()
  })

  await test.step('header, counters and the first tab', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(displayName)
    await expect(page).toHaveTitle('Detalle de la landing | Nelly')
    await expect(page.getByText('1 vehículo · Sin reservas', { exact: true })).toBeVisible()
    await expect(tab('Reservas')).toHaveAttribute('aria-current', 'page')
    await expect(tab('Reservas')).toHaveText('Reservas0')
    await expect(tab('Vehículos')).toHaveText('Vehículos1')
    await expect(page.getByText('No hay reservas disponibles.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the public address stands on top, with a button that copies it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copiar la dirección' }).press('Enter')
    await expect(page.getByText('Copiado')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/${address}`)
  })

  await test.step('each tab is a page with an address, below the same head', async () => {
    for (const [name, place] of [
      ['Vehículos', /tab=vehicles$/],
      ['Sitio', /\/site$/],
      ['Precios', /\/rates$/],
      ['Opiniones', /\/reviews$/],
      ['Compartir', /\/share$/],
      ['Configuración', /tab=settings$/],
      ['SEO', /tab=seo$/],
    ] as const) {
      await tab(name).press('Enter')
      await expect(page).toHaveURL(place)
      await expect(tab(name)).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(displayName)
      await expectLoaded(page)
      await expectAccessible(page)
    }
    await page.reload()
    await expect(tab('SEO')).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(tab('Configuración')).toHaveAttribute('aria-current', 'page')
  })

  await test.step('its link to share says where visitors come from, and each place has its texts for Google', async () => {
    await tab('Compartir').press('Enter')
    await expect(page.getByRole('textbox', { name: 'Enlace para compartir' })).toHaveValue(/\?ref=share$/)
    for (const place of ['Aeropuerto Las Américas', 'Zona Colonial']) {
      const profile = page.locator('details').filter({ hasText: place })
      await profile.locator('summary').click()
      await expect(profile.getByRole('textbox', { name: 'Horario' })).toHaveValue(/\S/)
      const chosen = new URLSearchParams({ place_of_departure: place, ref: 'google-profile' })
      await expect(profile.getByRole('textbox', { name: 'Enlace para reservar' })).toHaveValue(
        new RegExp(RegExp.escape(`?${chosen}`)),
      )
    }
    await tab('Configuración').press('Enter')
  })

  await test.step('on a phone they are behind a button that names the open one, and nothing is cut off', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    const fold = tabs.getByRole('button')
    await expect(fold).toHaveText('Configuración')
    await fold.press('Enter')
    for (const one of await tabs.getByRole('link').all()) await expect(one).toBeInViewport({ ratio: 0.95 })
    await expectNoSidewaysScroll(page)
    await tab('Vehículos').press('Enter')
    await expect(fold).toHaveText('Vehículos1')
    await expect(fold).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a draft is one click from the review that publishes it; a live landing is, once its site has one', async () => {
    const publish = page.getByRole('main').getByRole('link', { name: 'Publicar' })
    await publish.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/review-component/${address}$`))
    await operator.call('PATCH', '/landing/status', { landing_id: id, user_id: operator.id })
    await page.goto(`/view-landing/${id}`)
    await expect(page.getByRole('link', { name: `/${address}` })).toBeVisible()
    await expect(publish).toBeHidden()
    const { revision, document } = await operator.call<SiteDraft>('GET', `/landings/${id}/site`)
    await operator.call('PUT', `/landings/${id}/site`, {
      revision,
      document: { ...document, look: { ...document.look, primary: '#7a1f1f' } },
    })
    await page.reload()
    await expect(publish).toHaveAttribute('href', `/review-component/${address}`)
  })

  await test.step('the arrow leads back', async () => {
    await page.getByRole('link', { name: 'Volver a las landings' }).press('Enter')
    await expect(page).toHaveURL(/\/landings$/)
  })
})

test('its settings are saved, refused by field, and it is unpublished and published again', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle, name: address, displayName } = await newLanding(operator, { name: 'Casa Blanca' })
  const taken = await newLanding(operator, { name: 'Ocupada', published: false })
  const name = page.getByLabel('Nombre de la landing')
  const save = page.getByRole('button', { name: 'Guardar' })
  await page.clock.install()
  await openAs(page, operator, `/view-landing/${id}?tab=settings`)

  await test.step('it requires a name and both colours', async () => {
    await expect(page.getByText(new RegExp(`^Tu dirección: [^ ]+/${address}$`))).toBeVisible()
    await name.fill('')
    await expect(save).toBeDisabled()
    await name.fill(taken.displayName)
    await expect(page.getByRole('alert')).toHaveText('Este nombre ya está en uso. Elige otro.')
    await name.fill(displayName)
    const secondary = page.getByRole('textbox', { name: 'Color secundario' })
    await secondary.fill('')
    await expect(save).toBeDisabled()
    await secondary.fill('#f59e0b')
    await expect(page.getByText('Recomendado 1920 × 1080 píxeles.')).toBeVisible()
  })

  await test.step('a name known to be taken is not sent, and gets the focus', async () => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await name.fill(taken.displayName)
    await expect(page.getByRole('alert')).toHaveText('Este nombre ya está en uso. Elige otro.')
    await save.press('Enter')
    await expect(name).toBeFocused()
    await name.fill(displayName)
    await expect(page.getByRole('alert')).toBeHidden()
    expect(sent.filter((address) => address.includes('/landing-update/'))).toEqual([])
  })

  await test.step('a logo that only the server can refuse gets the focus, and nothing typed is lost', async () => {
    const logo = page.getByRole('button', { name: 'Arrastra tu logo aquí o haz clic para elegirlo' })
    const chosen = page.getByRole('img', { name: 'Logo elegido' })
    const stored = await chosen.getAttribute('src')
    const files = page.locator('input[type=file]')
    const broken = { name: 'broken.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') }
    await files.setInputFiles(broken)
    await expect(logo).toBeFocused()
    await expect(logo).toHaveAccessibleDescription(/JPEG, PNG, WebP, AVIF y SVG que se puedan leer\./)
    await expect(chosen).toHaveAttribute('src', String(stored))
    const picture = sharp({ create: { width: 250, height: 80, channels: 3, background: '#000' } })
    const gif = { name: 'in-truth-a-gif.png', mimeType: 'image/png', buffer: await picture.gif().toBuffer() }
    await files.setInputFiles(gif)
    await expect(logo).toHaveAccessibleDescription('')
    await name.fill('Casa Verde')
    await save.press('Enter')
    await expect(logo).toBeFocused()
    await expect(logo).toHaveAccessibleDescription(/JPEG, PNG, WebP, AVIF y SVG que se puedan leer\./)
    await expect(name).toHaveValue('Casa Verde')
    const png = { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    await files.setInputFiles(png)
    await expect(logo).toHaveAccessibleDescription('')
    await name.fill(displayName)
  })

  await test.step("the server's errors are shown below their fields, with a summary above", async () => {
    const errors = { name: ['Ese nombre no puede ser.'] }
    const mend = await answerWith(page, 'POST', '/landing-update/*/*', { status: 422, errors })
    await save.press('Enter')
    await expect(page.getByText('Hubo un error al actualizar la landing.')).toBeVisible()
    await expect(name).toHaveAccessibleDescription(/Ese nombre no puede ser\./)
    await expectAccessible(page)
    await mend()
    const heal = await answerWith(page, 'POST', '/landing-update/*/*', { status: 500 })
    await name.fill('Casa Azul')
    await expect(
      page.getByText(/Está libre\. Si cambias el nombre, la dirección anterior llevará a la nueva\./),
    ).toBeVisible()
    await save.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Hubo un error al actualizar la landing.')
    await expect(name).toHaveValue('Casa Azul')
    await heal()
  })

  await test.step('renamed and with invented stars it is saved with a message of three seconds, and visitors see the change', async () => {
    const isStarred = async (path: string) =>
      /★.*Estrellas inventadas/.test(await (await page.request.get(path)).text())
    expect(await isStarred(`/${address}/vehicle`)).toBe(false)
    await page.getByRole('switch', { name: 'Mostrar estrellas inventadas en los vehículos' }).press('Space')
    await expectOneRequest(save, ['POST', '/landing-update/*/*'], page.getByText('Cambios guardados.'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Azul')
    const moved = await page.request.get(`/${address}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, '/casa-azul'])
    await expect(page.getByText('Cambios guardados.')).toHaveCount(0)
    expect(await isStarred('/casa-azul/vehicle')).toBe(true)
    expect(await isStarred(`/casa-azul/vehicles/${vehicle}`)).toBe(true)
  })

  await test.step('unpublishing asks first, and visitors no longer find it', async () => {
    const unpublish = page.getByRole('button', { name: 'Dejar de publicar' })
    const question = page.getByRole('dialog', { name: '¿Dejar de publicar «Casa Azul»?' })
    await unpublish.press('Enter')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(unpublish).toBeFocused()
    const mend = await answerWith(page, 'PATCH', '/landing/status', { status: 500 })
    await unpublish.press('Enter')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await question.getByRole('button', { name: 'Dejar de publicar' }).press('Enter')
    await expect(page.getByText('No se pudo cambiar la publicación.')).toBeVisible()
    await mend()
    await unpublish.press('Enter')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await question.getByRole('button', { name: 'Dejar de publicar' }).press('Enter')
    await expect(page.getByText('La landing ya no está publicada.')).toBeVisible()
    await expect(page.getByText('Esta landing es un borrador: solo tú la ves.')).toBeVisible()
    expect((await page.request.get('/casa-azul')).status()).toBe(404)
    await expectOneRequest(
      page.getByRole('button', { name: 'Publicar' }),
      ['PATCH', '/landing/status'],
      page.getByText('La landing está publicada.'),
    )
    expect((await page.request.get('/casa-azul')).status()).toBe(200)
  })

  await test.step('its preview is one click away', async () => {
    await page.getByRole('link', { name: 'Previsualizar' }).press('Enter')
    await expect(page).toHaveURL(/\/review-component\/casa-azul$/)
  })
})

test('the time zone of its places is chosen, with a note on reservations, and decides what today is for visitors', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: 'Otro Reloj' })
  await reserveFor(operator, { id, vehicle }, { inDays: 9 })
  const zone = page.getByRole('combobox', { name: 'Zona horaria' })
  const save = page.getByRole('button', { name: 'Guardar' })
  const zones = page.getByRole('listbox').getByRole('option')
  /** Days of the calendar in two zones that never share one. */
  const earliest = async () => {
    const form = await (await page.request.get(`/${name}`)).text()
    return /<input[^>]*type="date"[^>]*min="([^"]*)"/.exec(form)?.[1]
  }
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  await openAs(page, operator, `/view-landing/${id}?tab=settings`)
  await expect(zone).toHaveValue('America/Santo Domingo (UTC−04:00)')
  const keepsHours = page.getByText(/^1 reserva en curso o por venir conserva su hora: las 10:00 siguen/)

  await test.step('it is found without accents, with blanks for underscores, by the keyboard', async () => {
    await zone.fill('no hay tal')
    await expect(page.getByText('No hay ninguna zona con ese nombre.')).toBeVisible()
    await zone.fill('pago_págo')
    await expect(zones).toHaveText(['Pacific/Pago Pago (UTC−11:00)'])
    await expectAccessible(page)
    await zone.press('ArrowDown')
    await zone.press('Enter')
    await expect(zone).toHaveValue('Pacific/Pago Pago (UTC−11:00)')
    await expect(keepsHours).toBeVisible()
  })

  for (const chosen of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    await test.step(`in ${chosen} today is ${dayIn(chosen)}`, async () => {
      await zone.fill(chosen)
      await zones.first().click()
      await save.press('Enter')
      await expect(page.getByText('Cambios guardados.')).toBeVisible()
      await expect(keepsHours).toBeHidden()
      await expect.poll(async () => [dayIn(chosen), await earliest()]).toEqual([dayIn(chosen), dayIn(chosen)])
      await expect(page.getByText('Cambios guardados.')).toHaveCount(0)
    })
  }

  await test.step("the server's error is shown below its field, which gets the focus", async () => {
    const errors = { timezone: ['Esta zona horaria no existe.'] }
    const mend = await answerWith(page, 'POST', '/landing-update/*/*', { status: 422, errors })
    await page.getByLabel('Nombre de la landing').fill('Otro Reloj Más')
    await save.press('Enter')
    await expect(zone).toBeFocused()
    await expect(zone).toHaveAccessibleDescription(/Esta zona horaria no existe\./)
    await mend()
  })

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  })
})

test('texts written by hand with the former name are listed when a landing is renamed, and replaced in its draft', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Sol' })
  await publishSite(operator, landing, (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'contact'
        ? { ...section, lead: { es: `En ${landing.displayName} te esperamos.`, en: '' } }
        : section,
    ),
  }))
  await openAs(page, operator, `/view-landing/${landing.id}?tab=settings`)
  const name = `Luna ${landing.id}`
  await page.getByLabel('Nombre de la landing').fill(name)
  await page.getByRole('button', { name: 'Guardar' }).first().click()
  const dialog = page.getByRole('dialog', { name: `«${landing.displayName}» todavía está en estos textos` })
  await expect(dialog.getByRole('listitem')).toHaveText([`En ${landing.displayName} te esperamos.`])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reemplazar' }).click()
  await expect(page.getByText('Reemplazado en el borrador del sitio', { exact: false })).toBeVisible()
  const { document } = await operator.call<SiteDraft>('GET', `/landings/${landing.id}/site`)
  expect(JSON.stringify(document)).toContain(`En ${name} te esperamos.`)
  // The starting texts follow by themselves.
  await page.goto(`/luna-${landing.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Alquila un vehículo con ${name}`)
})
