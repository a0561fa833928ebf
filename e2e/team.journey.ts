import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { invitationLinkIn, mailTo } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs, signIn } from './support/signed-in.ts'

test('an owner invites a colleague to the desk, who accepts by the link, sees what a desk may do, and is removed', async ({
  page,
  browser,
  server,
}) => {
  const owner = await newOperator(server)
  await newLanding(owner, { name: 'Equipo Rent' })
  const eva = { email: `eva-${owner.id}@example.com`, password: 'una clave muy suya' }
  const hers = await (await browser.newContext()).newPage()

  await test.step('the invitation is mailed', async () => {
    await openAs(page, owner, '/app/team')
    await page.getByRole('button', { name: 'Invitar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar' })
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click()
    await expect(dialog.getByText('Escribe a quién quieres invitar.')).toBeVisible()
    await dialog.getByLabel('Correo electrónico').fill(eva.email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click()
    await expect(dialog).toBeHidden()
    const invitations = page.getByRole('region', { name: 'Invitaciones' })
    await expect(invitations.getByText(eva.email)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('she accepts it with a name and a password, and signs in', async () => {
    const link = invitationLinkIn(await mailTo(server, eva.email, 'invitation'))
    await hers.setViewportSize({ width: 375, height: 740 })
    await hers.goto(link)
    const accept = hers.getByRole('button', { name: 'Aceptar la invitación' })
    await accept.click()
    await expect(hers.getByText('Este campo es obligatorio.')).toBeVisible()
    await expectAccessible(hers)
    await hers.getByLabel('Tu nombre').fill('Eva')
    await hers.getByLabel('Contraseña', { exact: true }).fill(eva.password)
    await accept.click()
    await hers.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(hers, { ...owner, ...eva })
    await expect(hers.getByRole('link', { name: /Abrir Equipo Rent/ })).toBeVisible()
  })

  await test.step('she is offered what the desk may do', async () => {
    await expect(hers.getByRole('link', { name: 'Agregar landing' })).toBeHidden()
    await expect(hers.getByRole('button', { name: /Duplicar/ })).toBeHidden()
    await hers.goto(`${server.origin}/app/team`)
    await expect(hers.getByRole('listitem').filter({ hasText: eva.email })).toContainText('Mostrador')
    await expect(hers.getByRole('button', { name: 'Invitar' })).toBeHidden()
  })

  await test.step('once she is removed, she is signed out', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await page.getByRole('button', { name: 'Acciones de Eva' }).click()
    await page.getByRole('menuitem', { name: 'Quitar del equipo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar del equipo' }).click()
    await expect(page.getByText('Eva ya no está en el equipo.')).toBeVisible()
    await hers.reload()
    await expect(hers.getByRole('form', { name: 'Bienvenido de nuevo' })).toBeVisible()
    await hers.context().close()
  })
})
