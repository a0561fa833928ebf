import { MAX_UPLOAD_BYTES, META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import sharp from 'sharp'
import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { headOf } from './support/page-head.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="40"/></svg>'

/** A picture file of one colour in a size. */
const picture = async (width: number, height: number) => ({
  name: `${width}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0b6e75' } })
    .png()
    .toBuffer(),
})

// Rule of "Screens: the operator's": web/owner/seo/seo-form.tsx
test('the form says which language its texts are in, and leads to those in the other one', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Dos Idiomas' })
  await openAs(page, operator, `/view-landing/${landing.id}?tab=seo`)
  const other = page.getByRole('link', { name: 'Escribir los de inglés en el editor del sitio' })
  await expect(page.getByText('Estos textos son los de tus páginas en español.')).toBeVisible()
  await expect(other).toBeHidden()
  await publishSite(operator, landing, (document) => ({
    ...document,
    languages: { default: 'es', both: true },
  }))
  await page.reload()
  await other.click()
  await expect(page.getByRole('textbox', { name: 'Título, Inglés' })).toBeVisible()
})

test('metadata is counted, previewed, validated and saved', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id, name, displayName } = await newLanding(operator, { name: 'Bien Hallada' })
  const title = page.getByRole('textbox', { name: 'Título', exact: true })
  const description = page.getByRole('textbox', { name: 'Descripción', exact: true })
  const shared = page.getByLabel('Descripción al compartir')
  const save = page.getByRole('button', { name: 'Guardar SEO' })
  const found = page.getByRole('region', { name: 'Así se ve en un buscador' })
  const card = page.getByRole('region', { name: 'Así se ve al compartirla' })
  const files = page.locator('input[type=file]')
  await openAs(page, operator, `/view-landing/${id}?tab=seo`)

  await test.step('three texts are required, the first gets the focus', async () => {
    await expect(found).toContainText(`${displayName}: alquiler de vehículos`)
    await expect(found).toContainText('Automático hasta que pongas lo tuyo: título, descripción e icono.')
    await expect(card).toContainText('Automático hasta que pongas lo tuyo: título, descripción e imagen.')
    await save.press('Enter')
    await expect(title).toBeFocused()
    for (const field of [title, description, shared]) {
      await expect(field).toHaveAccessibleDescription(/Este campo es obligatorio\./)
    }
  })

  await test.step('characters are counted, and previews cut what is too long', async () => {
    await expect(title).toHaveAccessibleDescription(/0 de 60 caracteres recomendados\./)
    await title.fill('á'.repeat(60))
    await expect(title).toHaveAccessibleDescription(/60 de 60 caracteres recomendados\./)
    await title.fill(`Alquiler de carros ${'muy '.repeat(12)}barato`)
    await expect(title).toHaveAccessibleDescription(/73 de 60: los buscadores cortarán el final\./)
    await expect(found).toContainText(/Alquiler de carros (muy )+muy…/)
    await title.fill('Alquiler de carros en Santiago')
    await description.fill('x'.repeat(161))
    await expect(description).toHaveAccessibleDescription(/161 de 160: los buscadores cortarán el final\./)
    await description.fill('Carros sin sorpresas, con el precio completo.')
    await shared.fill('Reserva en un minuto.')
    await expect(found).toContainText('Alquiler de carros en Santiago')
    await expect(found).toContainText('Carros sin sorpresas')
    await expect(card).toContainText('Reserva en un minuto.')
  })

  await test.step('a canonical address must be a whole URL', async () => {
    const canonical = page.getByLabel('URL canónica')
    await canonical.fill('mi pagina')
    await save.press('Enter')
    await expect(canonical).toHaveAccessibleDescription(
      /Indica una dirección web completa, como https:\/\/example\.com\./,
    )
    await expect(canonical).toBeFocused()
    await canonical.fill('')
  })

  await test.step('pictures have required sizes', async () => {
    await files.first().setInputFiles(await picture(120, 100))
    await expect(page.getByText('Mide 120 × 100 píxeles; lo recomendado es 80 × 80.')).toBeVisible()
    await files.first().setInputFiles(await picture(80, 80))
    await expect(page.getByText('80 × 80 píxeles: la medida justa.')).toBeVisible()
    await files.last().setInputFiles(await picture(1200, 630))
    await expect(page.getByText('1200 × 630 píxeles: la medida justa.')).toBeVisible()
  })

  const icon = page.getByRole('button', { name: 'Arrastra el favicon aquí o haz clic para elegirlo' })
  const shareImage = page.getByRole('button', { name: 'Arrastra la imagen aquí o haz clic para elegirla' })
  const refused = async (field: typeof icon, reason: RegExp) => {
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(reason)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Se guardará al guardar los cambios')).toHaveCount(2)
  }
  const drawing = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }

  await test.step('a picture is checked before it is sent; an error names the accepted formats and keeps the former one', async () => {
    await files.last().setInputFiles(drawing)
    await refused(shareImage, /JPEG, PNG, WebP y AVIF que se puedan leer\. Aquí no se puede usar SVG\./)
    await files.last().setInputFiles(await picture(1200, 630))
    await expect(shareImage).toHaveAccessibleDescription('')
    await files.first().setInputFiles({ ...drawing, name: 'a.txt', mimeType: 'text/plain' })
    await refused(icon, /JPEG, PNG, WebP, AVIF y SVG que se puedan leer\./)
    await title.focus()
    await files.first().setInputFiles({ ...drawing, name: 'broken.png', mimeType: 'image/png' })
    await refused(icon, /que se puedan leer\./)
    await files.first().setInputFiles({ ...drawing, buffer: Buffer.alloc(MAX_UPLOAD_BYTES + 1) })
    await refused(icon, /hasta 10 MB\./)
    await files.first().setInputFiles(drawing)
    await expect(icon).toHaveAccessibleDescription('')
  })

  await test.step('what only the server can check is refused at the same place', async () => {
    const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#000' } })
      .gif()
      .toBuffer()
    await files.first().setInputFiles({ name: 'in-truth-a-gif.png', mimeType: 'image/png', buffer })
    await save.press('Enter')
    await refused(icon, /JPEG, PNG, WebP, AVIF y SVG que se puedan leer\./)
    await expect(title).toHaveValue('Alquiler de carros en Santiago')
    await files.first().setInputFiles(await picture(80, 80))
  })

  await test.step("the server's errors are shown in place, and nothing is lost", async () => {
    const errors = { favicon: ['Ese icono no.'], meta_title: ['Ese título no.'] }
    const mend = await answerWith(page, 'POST', '/landings/*/*/meta', { status: 422, errors })
    await save.press('Enter')
    await expect(title).toHaveAccessibleDescription(/Ese título no\./)
    await expect(title).toBeFocused()
    await expect(page.getByText('Ese icono no.')).toBeVisible()
    await expectAccessible(page)
    await mend()
    const heal = await answerWith(page, 'POST', '/landings/*/*/meta', { status: 500 })
    await save.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Hubo un error al actualizar la landing.')
    await expect(title).toHaveValue('Alquiler de carros en Santiago')
    await heal()
  })

  await test.step('a save is confirmed, kept, and visible in visitors’ pages', async () => {
    await save.press('Enter')
    await expect(page.getByText('Imágenes agregadas exitosamente.')).toBeVisible()
    await title.fill('Carros en Santiago')
    await save.press('Enter')
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('Carros en Santiago')
    await expect(page.getByText('La que está guardada')).toHaveCount(2)
    await expectAccessible(page)
    expect(await (await page.request.get(`/${name}`)).text()).toContain('<title>Carros en Santiago</title>')
    await page.getByRole('button', { name: 'Quitar' }).first().press('Enter')
    await save.press('Enter')
    await expect(page.getByText('Cambios guardados.')).toBeVisible()
    await expect(page.getByText('La que está guardada')).toHaveCount(1)
  })

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  })
})

const pathOf = (address = '') => new URL(address).pathname

const NO_ANSWERS = { title: '', description: '', shareTitle: '', shareDescription: '', canonical: '' }
const SHORT = {
  ...NO_ANSWERS,
  title: 'Carros & camionetas en Santiago',
  description: 'El precio completo.',
  shareDescription: 'Reserva en un minuto.',
}

const LONG = {
  title: `Alquiler de carros ${'muy '.repeat(20)}barato`,
  description: `Carros ${'sin sorpresas '.repeat(20)}`.trim(),
  shareTitle: `Comparte ${'esto '.repeat(30)}`.trim(),
  shareDescription: `Reserva ${'hoy '.repeat(60)}`.trim(),
  canonical: 'https://carros.example/inicio',
}

for (const language of ['es', 'en'] as const) {
  test(`the previews show the home page's metadata with its defaults (${language})`, async ({
    page,
    server,
  }) => {
    const operator = await newOperator(server)
    const { id, name } = await newLanding(operator, { name: 'Lo que se ve', language })
    const found = page.getByRole('region', { name: 'Así se ve en un buscador' })
    const card = page.getByRole('region', { name: 'Así se ve al compartirla' })
    await openAs(page, operator, `/view-landing/${id}?tab=seo`)
    // What is typed is the same in either language.
    for (const filled of language === 'es' ? [NO_ANSWERS, SHORT, LONG] : [NO_ANSWERS]) {
      await page.getByRole('textbox', { name: 'Título', exact: true }).fill(filled.title)
      await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill(filled.description)
      await page.getByLabel('Título al compartir').fill(filled.shareTitle)
      await page.getByLabel('Descripción al compartir').fill(filled.shareDescription)
      await page.getByLabel('URL canónica').fill(filled.canonical)
      if (filled !== NO_ANSWERS) {
        const saved = page.waitForResponse(`**/api/landings/${operator.id}/${id}/meta`)
        await page.getByRole('button', { name: 'Guardar SEO' }).click()
        expect((await saved).status()).toBe(200)
      }
      const { title, meta, links } = await headOf(page, `/${name}`)
      /** Search engines cut what is too long for them. */
      const cut = (text = '', limit: number) =>
        text.length <= limit ? text : new RegExp(`^${text.slice(0, limit - 20)}.*…$`)
      const shown = (region: typeof found, text: string | RegExp = '') =>
        expect(region.getByText(text, { exact: true })).toBeVisible()
      await shown(found, meta['og:site_name'])
      await shown(found, links.canonical?.replace(/^https?:\/\//, ''))
      await shown(found, cut(title, META_TITLE_HINT))
      await shown(found, cut(meta.description, META_DESCRIPTION_HINT))
      await shown(card, new URL(meta['og:url'] ?? '').host)
      await shown(card, meta['og:title'])
      await shown(card, cut(meta['og:description'], META_DESCRIPTION_HINT))
      await expect(found.locator('img')).toHaveAttribute('src', pathOf(links.icon))
      await expect(card.locator('img')).toHaveAttribute('src', pathOf(meta['og:image']))
      await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1200)
    }
  })
}
