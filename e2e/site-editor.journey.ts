import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { pictureFile } from './support/pictures.ts'
import { openAs, signIn } from './support/signed-in.ts'
import { touchAlong } from './support/touch.ts'

const section = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Secciones' }).getByRole('button', { name, expanded: false })
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const isSaved = (page: Page) => expect(page.getByText(/^Borrador guardado/)).toBeVisible()
const preview = (page: Page) => page.frameLocator('iframe[title="Tu landing, como la verán tus clientes"]')

/** A heading, a list and a link as Word copies them. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><style>p.MsoNormal{margin:0}</style><body>
  <h1 style="color:red">Our cars<o:p></o:p></h1>
  <p class=MsoNormal><a href="javascript:alert(1)"><b>Clean</b></a> cars<img src="https://example.com/a.png"></p>
  <p class=MsoListParagraph><![if !supportLists]><span>·&nbsp; </span><![endif]>Seats</p>
  <table><tr><td>A cell</td></tr></table></body></html>`
const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** The names of what can be pressed and lies under a notification. */
const controlsUnder = (notice: Locator) =>
  notice.locator('..').evaluate((toast) => {
    const over = toast.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(a[href], button, input, summary)')].flatMap((control) => {
      const box = control.getBoundingClientRect()
      const isApart =
        box.right <= over.left || over.right <= box.left || box.bottom <= over.top || over.bottom <= box.top
      return isApart ? [] : [control.ariaLabel ?? control.textContent]
    })
  })

test('an operator edits, hides and moves sections beside the page, undoes after a reload, and publishes', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Editor' })
  const visit = async () => (await fetch(`${server.origin}/${landing.name}`)).text()
  await openAs(page, operator, `/view-landing/${landing.id}`)
  await page.getByRole('link', { name: 'Sitio' }).click()

  await test.step('a headline in both languages is in the preview at once, and saved by itself', async () => {
    await section(page, /^Portada/).click()
    await page.getByRole('textbox', { name: 'Titular, Español' }).fill('Tu carro en la playa')
    await page.getByRole('textbox', { name: 'Titular, Inglés' }).fill('Your car at the beach')
    await expect(
      preview(page).getByRole('heading', { name: 'Tu carro en la playa', includeHidden: true }),
    ).toBeVisible()
    await isSaved(page)
    await expectAccessible(page)
  })

  await test.step('a click on a text of the preview leads to its field', async () => {
    await section(page, /^Vehículos/).click()
    const headline = preview(page).getByRole('heading', { level: 1, includeHidden: true })
    // The preview scrolls to the section first.
    await expect(headline).not.toBeInViewport()
    await headline.click({ force: true })
    await expect(page.getByRole('textbox', { name: 'Titular, Español' })).toBeFocused()
  })

  await test.step('in the language that the preview is in', async () => {
    await page.getByRole('link', { name: 'Idiomas', exact: true }).click()
    await page.getByRole('switch', { name: 'Ofrecer los dos idiomas' }).click()
    await page.getByRole('radiogroup', { name: 'Idioma de la vista previa' }).getByText('EN').click()
    await preview(page)
      .getByRole('heading', { name: 'Your car at the beach', includeHidden: true })
      .click({ force: true })
    await expect(page.getByRole('textbox', { name: 'Titular, Inglés' })).toBeFocused()
    await page.getByRole('link', { name: 'Idiomas', exact: true }).click()
    await page.getByRole('switch', { name: 'Ofrecer los dos idiomas' }).click()
    await page.getByRole('link', { name: 'Secciones', exact: true }).click()
  })

  await test.step('by the keyboard a section is hidden, and another one moved', async () => {
    await page.getByRole('button', { name: 'Acciones de Lugares y horarios' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Ocultar' }).press('Enter')
    const grip = page.getByRole('button', { name: 'Mover Cómo funciona' })
    await grip.press('Space')
    await expect(grip).toHaveAttribute('aria-pressed', 'true')
    await grip.press('ArrowUp')
    await expect(page.getByText('Posición 2 de 8')).toBeAttached()
    await grip.press('Space')
    await expect(page.getByRole('list', { name: 'Secciones' }).getByRole('listitem').nth(1)).toContainText(
      'Cómo funciona',
    )
    await isSaved(page)
  })

  await test.step('visitors see nothing of it yet; after a reload it can be undone', async () => {
    expect(await visit()).not.toContain('Tu carro en la playa')
    // What moves a section is loaded when its grip is reached, here by the keyboard, and keeps the focus.
    await page.mouse.move(0, 0)
    // Without the field in its address, which would take the focus.
    await page.goto(`/app/landings/${landing.id}/site`)
    const grip = page.getByRole('button', { name: 'Mover Cómo funciona' })
    await grip.focus()
    await expect(grip).toHaveAttribute('aria-roledescription', 'sección movible')
    await expect(grip).toBeFocused()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('list', { name: 'Secciones' }).getByRole('listitem').nth(1)).toContainText(
      'Vehículos',
    )
    const redo = page.getByRole('button', { name: 'Rehacer' })
    await redo.press('Enter')
    await expect(page.getByRole('list', { name: 'Secciones' }).getByRole('listitem').nth(1)).toContainText(
      'Cómo funciona',
    )
    // Nothing is left to be redone, and the focus is not lost with it.
    await expect(redo).toBeDisabled()
    await expect(redo).toBeFocused()
  })

  await test.step('what was removed comes back', async () => {
    await act(page, 'Vehículos', 'Quitar')
    await expect(section(page, /^Vehículos/)).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).last().click()
    await expect(section(page, /^Vehículos/)).toBeVisible()
  })

  await test.step('publishing says what differs, and visitors see it', async () => {
    await page.getByRole('button', { name: 'Publicar 3 cambios' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publicar el sitio' })
    await expect(dialog.getByText('Se muestra:')).toBeVisible()
    await expect(dialog.getByText('Orden de las secciones')).toBeVisible()
    // What would look better is folded: the button comes before it.
    const warning = dialog.getByText('Estos son los textos iniciales.', { exact: false }).first()
    await expect(warning).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Publicar' })).toBeInViewport()
    await dialog.getByText(/detalles por mejorar$/).click()
    await expect(warning).toBeVisible()
    await dialog.getByLabel('Nota').fill('Temporada alta')
    await expectAccessible(page)
    // What was filled in stays while a point of the checklist is put right.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publicar 3 cambios' }).click()
    await expect(dialog.getByLabel('Nota')).toHaveValue('Temporada alta')
    await dialog.getByRole('button', { name: 'Publicar' }).click()
    await expect(dialog.getByText('El sitio está en línea.', { exact: false })).toBeVisible()
    await expect(dialog.getByRole('status')).toBeFocused()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    const html = await visit()
    expect(html).toContain('Tu carro en la playa')
    expect(html).not.toContain('data-field')
    expect(html.indexOf('Reservar es sencillo')).toBeGreaterThan(html.indexOf('Tu carro en la playa'))
  })

  await test.step('the history has it, and loads the one before as the draft', async () => {
    await page.getByRole('link', { name: 'Historial' }).click()
    await expect(page.getByText('Temporada alta')).toBeVisible()
    for (const [number, headline] of [
      [1, /^Alquila un vehículo con Editor/],
      [2, 'Tu carro en la playa'],
    ] as const) {
      const entry = page.getByRole('listitem').filter({ hasText: `Publicación ${number}` })
      const picture = entry.locator('[inert]')
      await expect(picture.frameLocator('iframe').locator('h1')).toHaveText(headline)
    }
    await page.getByRole('button', { name: 'Qué cambió la publicación 2' }).click()
    await expect(page.getByText('Your car at the beach').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ver la publicación 1' }).click()
    const former = page.getByRole('region', { name: 'Ver la publicación 1' })
    const shown = former.frameLocator('iframe').getByRole('heading', { level: 1, includeHidden: true })
    await expect(shown).toHaveText(/^Alquila un vehículo con Editor/)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Cargar como borrador la publicación 1' }).click()
    const notice = page.getByText('La publicación 1 es ahora el borrador', { exact: false })
    expect(await controlsUnder(notice)).toEqual([])
    await page.getByRole('link', { name: 'Secciones' }).click()
    await expect(page.getByText('Tu carro en la playa')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Publicar 3 cambios' })).toBeVisible()
    expect(await visit()).toContain('Tu carro en la playa')
  })

  await test.step('published again, it takes back what visitors saw', async () => {
    await page.getByRole('button', { name: 'Publicar 3 cambios' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('El sitio está en línea.', { exact: false })).toBeVisible()
    await expect.poll(visit).not.toContain('Tu carro en la playa')
  })
})

test('two tabs on different parts are merged; on the same part one is chosen, and nothing typed is lost offline', async ({
  page,
  context,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Dos editores' })
  await openAs(page, operator, `/app/landings/${id}/site?open=hero`)
  const other = await context.newPage()
  await other.goto(`/app/landings/${id}/site?open=places`)
  const headline = page.getByRole('textbox', { name: 'Titular, Español' })
  const title = other.getByRole('textbox', { name: 'Título, Español' })

  await test.step('different parts', async () => {
    await headline.fill('De la primera')
    await isSaved(page)
    await title.fill('De la segunda')
    await expect(other.getByText(/también está editando/)).toBeVisible()
    await isSaved(other)
    await expect(other.getByText('De la primera').first()).toBeVisible()
  })

  await test.step('the same part', async () => {
    await page.reload()
    await other.goto(`/app/landings/${id}/site?open=hero`)
    await expect(headline).toHaveValue('De la primera')
    const theirs = other.getByRole('textbox', { name: 'Titular, Español' })
    await theirs.fill('La de ella')
    await isSaved(other)
    await headline.fill('La mía')
    const dialog = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
    await expect(dialog.getByText('La de ella')).toBeVisible()
    await dialog.getByRole('button', { name: 'Seguir editando' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Elegir qué queda' }).click()
    await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click()
    await isSaved(page)
    await other.reload()
    await expect(theirs).toHaveValue('La mía')
  })

  await test.step('the settings, which are live at once, say that the draft has other colours', async () => {
    await other.goto(`/app/landings/${id}/site/look`)
    await other.getByRole('button', { name: 'Combinación 3' }).click()
    await isSaved(other)
    await other.goto(`/view-landing/${id}?tab=settings`)
    await expect(other.getByText('El borrador del sitio tiene otros valores', { exact: false })).toBeVisible()
  })

  await test.step('a page of the editor that can’t be loaded says so in its place, and what is typed stays', async () => {
    const isFile = (url: URL) => url.pathname.startsWith('/assets/')
    await page.route(isFile, (route) => route.abort())
    await page.route('**/api/landings/*/site', (route) => route.abort())
    await headline.fill('Antes de cambiar de página')
    await page.getByRole('link', { name: 'Contacto' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta información' })
    await expect(failed).toBeVisible()
    await expect(page.getByText(/^Sin guardar todavía/)).toBeVisible()
    await expect(
      preview(page).getByRole('heading', { name: 'Antes de cambiar de página', includeHidden: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled()
    await page.unroute(isFile)
    await page.unroute('**/api/landings/*/site')
    await failed.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByLabel('WhatsApp')).toBeVisible()
    await isSaved(page)
    await page.getByRole('link', { name: 'Secciones' }).click()
    await section(page, /^Portada/).click()
    await expect(headline).toHaveValue('Antes de cambiar de página')
  })

  await test.step('without a connection what is typed stays on the device', async () => {
    await page.route('**/api/landings/*/site', (route) => route.abort())
    await headline.fill('Sin conexión')
    await expect(page.getByText(/^Sin guardar todavía/)).toBeVisible()
    await page.evaluate(() => {
      // As in a crash: nothing is asked.
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await page.unroute('**/api/landings/*/site')
    await page.goto('about:blank')
    await page.goto(`${server.origin}/app/landings/${id}/site?open=hero`)
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await expect(headline).toHaveValue('Sin conexión')
    await isSaved(page)
  })

  await test.step('a save after the session has ended leads to the login, and what was typed waits on the device', async () => {
    await answerWith(page, 'PUT', '/landings/*/site', { status: 401, code: 'not-signed-in' })
    await headline.fill('Después de la sesión')
    await expect(page.getByText('Saliendo...')).toBeVisible()
    await expect(page).toHaveURL(`${server.origin}/`)
    await page.unrouteAll()
    await signIn(page, operator)
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await expect(headline).toHaveValue('Después de la sesión')
    await isSaved(page)
  })
})

test('on a phone the list and the forms fit, and the preview is behind a button', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'De bolsillo' })
  await page.setViewportSize({ width: 320, height: 700 })
  await openAs(page, operator, `/app/landings/${id}/site?open=hero`)
  await expect(page.getByRole('textbox', { name: 'Titular, Español' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const nav = page.getByRole('navigation', { name: 'Páginas del editor del sitio' })
  await expect(nav.getByRole('link')).toHaveCount(0)
  await nav.getByRole('button').click()
  await expect(nav.getByRole('link')).toHaveCount(9)
  for (const one of await nav.getByRole('link').all()) await expect(one).toBeInViewport({ ratio: 0.95 })
  await nav.getByRole('button').click()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Ver la vista previa mientras editas' }).click()
  await expect(preview(page).getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await expectToFit(page)
})

for (const viewport of [
  { width: 360, height: 600 },
  { width: 768, height: 600 },
]) {
  test.describe(`on a touched screen ${viewport.width} pixels wide`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('a section is dragged by a finger that is held on its grip, and a swipe over the grip scrolls', async ({
      page,
      server,
    }) => {
      const operator = await newOperator(server)
      const { id } = await newLanding(operator, { name: 'Con el dedo' })
      await openAs(page, operator, `/app/landings/${id}/site`)
      const grip = page.getByRole('button', { name: 'Mover Cómo funciona' })
      const second = page.getByRole('list', { name: 'Secciones' }).getByRole('listitem').nth(1)
      // Dragging is loaded.
      await expect(grip).toHaveAttribute('aria-roledescription', 'sección movible')
      const scrolled = () => page.evaluate(() => scrollY)
      /** Moves a finger from the grip by pixels down the page. */
      const moveBy = async (down: number, waits?: Parameters<typeof touchAlong>[2]) => {
        const { x, y, width, height } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        const at = (part: number) => ({ x: x + width / 2, y: y + height / 2 + down * part })
        await touchAlong(page, [at(0), ...[0.2, 0.4, 0.6, 0.8, 1].map(at)], waits)
      }
      await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(second).toContainText('Vehículos')
      await moveBy(-72, {
        held: () => expect(grip).toHaveAttribute('aria-pressed', 'true'),
        arrived: () => expect(page.getByText('Posición 2 de 8')).toBeAttached(),
      })
      await expect(second).toContainText('Cómo funciona')
      await isSaved(page)
      // At the lower edge, so that there is page left to scroll to.
      await grip.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      const before = await scrolled()
      await moveBy(-72)
      await expect.poll(scrolled).toBeGreaterThan(before)
      await expect(second).toContainText('Cómo funciona')
    })
  })
}

test('sections of other kinds get formatted texts, a photograph, questions and contact, and visitors see them', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Sobre' })
  await openAs(page, operator, `/app/landings/${landing.id}/site`)
  const add = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Agregar una sección' }).click()
    await page.getByRole('dialog').getByRole('button', { name: kind }).click()
  }

  await test.step('a formatted text in both languages, with a link', async () => {
    await add(/^Sobre nosotros/)
    const spanish = page.getByRole('textbox', { name: 'Texto, Español' })
    await spanish.click()
    await page.keyboard.type('Somos una familia. ')
    await page.getByRole('button', { name: 'Negrita' }).first().click()
    await page.keyboard.type('Desde 1998')
    await page.keyboard.press('ControlOrMeta+A')
    await page.getByRole('button', { name: 'Enlace', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Enlace a' }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Poner el enlace' }).click()
    await expect(page.getByText('Indica una dirección web', { exact: false })).toBeVisible()
    await page.getByRole('textbox', { name: 'Enlace a' }).fill('www.example.com')
    await page.getByRole('textbox', { name: 'Enlace a' }).press('Enter')
    await page.getByRole('textbox', { name: 'Texto, Inglés' }).click()
    await page.keyboard.type('We are a family.')
    await paste(page.getByRole('textbox', { name: 'Texto, Inglés' }), FROM_WORD)
    await expect(page.getByRole('listitem').filter({ hasText: /^Seats$/ })).toBeVisible()
    await isSaved(page)
    await expectAccessible(page)
  })

  await test.step('a photograph with what it shows and the point that stays', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Suelta fotografías aquí' }).click()
    await (await chooser).setFiles({
      name: 'oficina.jpg',
      mimeType: 'image/jpeg',
      buffer: await pictureFile('vehicle', 800),
    })
    await page.getByRole('textbox', { name: 'Qué muestra, Español' }).fill('La oficina')
    await page.getByRole('slider', { name: 'De izquierda a derecha' }).press('End')
    const first = await page.getByRole('list').locator('img').getAttribute('src')
    const other = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Cambiar la fotografía' }).click()
    await (await other).setFiles({
      name: 'otra.jpg',
      mimeType: 'image/jpeg',
      buffer: await pictureFile('interior', 800),
    })
    await expect(page.locator(`img[src="${first}"]`)).toHaveCount(0)
    await isSaved(page)
    await expect(preview(page).getByRole('img', { name: 'La oficina', includeHidden: true })).toBeAttached()
  })

  await test.step('a question, and what is typed wrong stays in its field', async () => {
    await add(/^Preguntas y respuestas/)
    await page.getByRole('button', { name: 'Agregar una pregunta' }).click()
    await page.getByRole('button', { name: 'Agregar una pregunta' }).click()
    await page.getByRole('button', { name: 'Mover Pregunta 2' }).press('Space')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Posición 1 de 2')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('Ahora en la posición 1 de 2')).toBeAttached()
    await page.getByRole('button', { name: 'Quitar: Pregunta 2' }).click()
    await page.getByRole('textbox', { name: 'Pregunta, Español' }).fill('¿Aceptan perros?')
    await page.getByRole('textbox', { name: 'Respuesta, Español' }).fill('Sí, con una manta.')
    await add(/^Contacto/)
    await page.getByRole('link', { name: /están en la página/ }).click()
    await page.getByRole('textbox', { name: 'Correo' }).fill('hola@')
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill('+34 600 11 22 3')
    const none = page.getByRole('alert').filter({ hasText: 'No existe un número así' })
    await expect(none).toBeVisible()
    await expect(preview(page).locator('a[href*="wa.me"]')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill('809-555-0101')
    await expect(none).toBeHidden()
    await expect(preview(page).locator('a[href*="wa.me/18095550101"]').first()).toBeAttached()
    await expect(page.getByText('Indica un correo', { exact: false })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('hola@')
    await isSaved(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Apariencia', exact: true }).click()
    await expect(page.getByText('Plantilla', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Contacto', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('hola@')
    await expect(page.getByText('Indica un correo', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: /^Publicar/ }).click()
    const point = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: 'no es válido y no se publica' })
    await point.getByRole('link', { name: 'Ir allí' }).click()
    await expect(page.getByRole('textbox', { name: 'Correo' })).toBeFocused()
  })

  await test.step('a page of their own, whose address follows its title', async () => {
    await page.getByRole('link', { name: 'Páginas', exact: true }).click()
    await page.getByRole('button', { name: 'Agregar una página' }).click()
    await page.getByRole('textbox', { name: 'Título, Español' }).fill('Nuestros seguros')
    await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue('nuestros-seguros')
    await page.getByRole('textbox', { name: 'Texto, Español' }).click()
    await page.keyboard.type('Todo riesgo desde el primer día.')
    await isSaved(page)
    await expectAccessible(page)
  })

  const publishing = page.getByRole('dialog', { name: 'Publicar el sitio' })
  await test.step('a link to a page that is not there, and what the server refuses, lead to their fields', async () => {
    const text = page.getByRole('textbox', { name: 'Texto, Español' })
    await text.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.getByRole('button', { name: 'Enlace', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Enlace a' }).fill(`/${landing.name}/nadie`)
    await page.getByRole('textbox', { name: 'Enlace a' }).press('Enter')
    await isSaved(page)
    await page.getByRole('button', { name: /^Publicar/ }).click()
    const broken = publishing.getByRole('listitem').filter({ hasText: 'una página que este sitio no tiene' })
    await broken.getByRole('link').click()
    await expect(text).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.getByRole('button', { name: 'Quitar el enlace', exact: true }).first().click()
    await isSaved(page)
    const message = 'Una imagen ya no está guardada.'
    const errors = { 'document.look.logo': [message] }
    const mend = await answerWith(page, 'POST', '/landings/*/site/publications', {
      ...{ status: 422, code: 'fields-invalid', message: 'Revisa lo marcado.', errors },
    })
    await page.getByRole('button', { name: /^Publicar/ }).click()
    await publishing.getByRole('button', { name: 'Publicar' }).click()
    await publishing.getByRole('listitem').filter({ hasText: message }).getByRole('link').click()
    await expect(page).toHaveURL(/\/site\/look$/)
    await expect(page.locator('[data-field="look.logo"] :focus')).toBeAttached()
    await mend()
  })

  await test.step('visitors see all of it, and nothing of what was wrong', async () => {
    await page.getByRole('button', { name: /^Publicar/ }).click()
    await publishing.getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('El sitio está en línea.', { exact: false })).toBeVisible()
    await page.goto(`/${landing.name}`)
    await expect(page.getByRole('link', { name: 'Somos una familia. Desde 1998' })).toHaveAttribute(
      'href',
      'https://www.example.com',
    )
    await expect(page.getByRole('img', { name: 'La oficina' })).toBeVisible()
    await page.getByText('¿Aceptan perros?').click()
    await expect(page.getByText('Sí, con una manta.')).toBeVisible()
    await expect(page.getByRole('link', { name: '809-555-0101' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/18095550101\?text=/,
    )
    await expect(page.getByText('hola@')).toBeHidden()
    await page.goto(`/${landing.name}/FAQ`)
    await expect(page.getByRole('heading', { name: '¿Aceptan perros?' })).toBeVisible()
    await page.getByRole('link', { name: 'Nuestros seguros' }).first().click()
    await expect(page).toHaveURL(`/${landing.name}/nuestros-seguros`)
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestros seguros' })).toBeVisible()
    await expect(page.getByText('Todo riesgo desde el primer día.')).toBeVisible()
    await expectAccessible(page)
  })
})
