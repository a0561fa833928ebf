import type { SiteDraft } from '@nelly/contract/site/calls'
import { addDays, dateOf, HOME_TIMEZONE, wallClockIn } from '@nelly/domain/wall-clock'
import { scheduledNow } from '@nelly/server/tests/support/scheduled-now'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { publishSite } from './support/site.ts'

test('an operator schedules a draft, visitors see it from then on, and another that is scheduled is cancelled', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Agenda' })
  const titled = (es: string) => (document: SiteDraft['document']) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'hero' ? { ...section, headline: { es, en: '' } } : section,
    ),
  })
  const site = `/landings/${landing.id}/site`
  const save = async (es: string) => {
    const { document, revision } = await operator.call<SiteDraft>('GET', site)
    return operator.call<SiteDraft>('PUT', site, { revision, document: titled(es)(document) })
  }
  const visited = async () => (await fetch(`${server.origin}/${landing.name}`)).text()
  await publishSite(operator, landing, titled('Carros de hoy'))
  await save('Carros de fiesta')

  await openAs(page, operator, `/app${site}`)
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar el sitio' })
  await dialog.getByRole('radio', { name: 'Más tarde' }).check()
  const time = dialog.getByLabel('Fecha y hora')
  const submit = dialog.getByRole('button', { name: 'Programar' })
  await submit.click()
  await expect(dialog.getByText('Elige la fecha y la hora.')).toBeVisible()
  await time.fill('2020-01-01T10:00')
  await submit.click()
  await expect(dialog.getByText('Esta hora ya pasó. Elige una posterior.')).toBeVisible()
  await expectAccessible(page)

  const tomorrow = addDays(dateOf(wallClockIn(HOME_TIMEZONE, new Date())), 1)
  await time.fill(`${tomorrow}T08:00`)
  await dialog.getByLabel('Nota').fill('Para las fiestas')
  await submit.click()
  await expect(dialog.getByText(/^El sitio se publicará el /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  const notice = page.getByRole('alert').filter({ hasText: /^Se publicará el / })
  await expect(notice).toContainText('Para las fiestas')
  await notice.getByRole('button', { name: 'Qué cambiará' }).click()
  await expect(page.getByRole('dialog').getByText('Carros de fiesta')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectToFit(page)
  await expectAccessible(page)

  expect(await visited()).toContain('Carros de hoy')
  await save('Carros de enero')
  await scheduledNow(server.databaseUrl ?? '', landing.id)
  await expect.poll(visited).toContain('Carros de fiesta')
  await expect(notice).toBeHidden()

  const { revision } = await operator.call<SiteDraft>('GET', site)
  await operator.call('PUT', `${site}/schedule`, { revision, at: `${tomorrow}T08:00` })
  await save('Carros de febrero')
  await page.reload()
  await expect(notice).toContainText('1 parte del borrador cambió después')
  await notice.getByRole('button', { name: 'Cancelar publicación' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar publicación' }).click()
  await expect(page.getByText('La publicación programada se canceló.')).toBeVisible()
  await expect(notice).toBeHidden()
  expect((await operator.call<SiteDraft>('GET', site)).schedule).toBeNull()
})
