import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { entryLinkIn, mailTo } from './support/mails.ts'
import { newOperator } from './support/operator.ts'
import { openAs, signIn } from './support/signed-in.ts'

test('somebody opens an account with the link that is mailed, replaces the password when it is forgotten, and changes the e-mail', async ({
  page,
  server,
}) => {
  const email = `sofia-${process.pid}-${Date.now()}@example.com`
  await page.setViewportSize({ width: 320, height: 740 })
  const expectSound = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  await test.step('signing up', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Crear una cuenta' }).click()
    const send = page.getByRole('button', { name: 'Enviarme el enlace' })
    await page.getByLabel('Tu nombre').fill('Sofía Núñez')
    await page.getByLabel('Correo electrónico').fill('sofia@example')
    await send.click()
    await expect(page.getByText('Este campo es obligatorio.')).toBeVisible()
    await expect(page.getByLabel('Tu nombre')).toHaveValue('Sofía Núñez')
    await expectSound()
    await page.getByLabel('Nombre de tu empresa').fill('Autos del Malecón')
    await page.getByLabel('Correo electrónico').fill(email)
    await send.click()
    await expect(page.getByText(`Enviamos un enlace a ${email}.`)).toBeVisible()
    await expectSound()
  })

  await test.step('choosing the password', async () => {
    await page.goto(entryLinkIn(await mailTo(server, email, 'sign-up')))
    await expect(page.getByLabel('Nombre de tu empresa')).toHaveValue('Autos del Malecón')
    const open = page.getByRole('button', { name: 'Abrir mi cuenta' })
    await page.getByLabel('Contraseña', { exact: true }).fill('autos malecon 1')
    await open.click()
    await expect(page.getByText('Esa contraseña solo dice un nombre: elige otra.')).toBeVisible()
    await expectSound()
    await page.getByLabel('Contraseña', { exact: true }).fill('tres olas y una vela')
    await open.click()
    await expect(page.getByRole('heading', { name: 'Tu cuenta está abierta' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
    await expectSound()
  })

  await test.step('forgetting it', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    // The login has a field of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olvidé mi contraseña')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
    await expect(page.getByText(`Si alguien inicia sesión con ${email}`)).toBeVisible()
    await page.goto(entryLinkIn(await mailTo(server, email, 'password-reset')))
    await page.getByLabel('Contraseña', { exact: true }).fill('otra vela y cuatro olas')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(page, { email, password: 'otra vela y cuatro olas' })
    await expect(page).toHaveURL(/\/landings$/)
  })

  await test.step('changing the e-mail, which both addresses confirm', async () => {
    const moved = `new-${email}`
    await page.goto('/user-config')
    const section = page.getByRole('region', { name: 'Correo electrónico' })
    await section.getByRole('button', { name: 'Cambiar el correo' }).click()
    await page.getByLabel('Correo nuevo').fill(moved)
    await page.getByRole('button', { name: 'Enviar los enlaces' }).click()
    await expect(section.getByText(`Esperamos que confirmes ${moved}.`)).toBeVisible()
    await expectSound()
    await page.goto(entryLinkIn(await mailTo(server, email, 'email-change-former')))
    await expectSound()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(`Falta confirmarlo desde ${moved}.`)).toBeVisible()
    await page.goto(entryLinkIn(await mailTo(server, moved, 'email-change-new')))
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(`Desde ahora entras con ${moved}.`)).toBeVisible()
    await expectSound()
    await page.reload()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
    await page.goto('/user-config')
    await expect(section.getByText(moved)).toBeVisible()
  })

  await test.step('where nobody may sign up', async () => {
    await page.route('**/api/sign-up', (route) => route.fulfill({ json: { isOpen: false } }))
    await page.goto('/sign-up')
    await expect(page.getByText('Pide tu cuenta a quien administra Nelly')).toBeVisible()
    await expectSound()
  })
})

test('what is dangerous asks for the password again, and is done then', async ({ page, server }) => {
  const operator = await newOperator(server)
  await openAs(page, operator, '/app/team')
  // As the server answers a quarter of an hour after signing in.
  const refusal = { status: 403, json: { code: 'confirm-identity', message: 'Confirma.' } }
  await page.route('**/api/members/invitations', (route) => route.fulfill(refusal), { times: 2 })
  await page.getByRole('button', { name: 'Invitar' }).click()
  const invite = page.getByRole('dialog', { name: 'Invitar' })
  await invite.getByLabel('Correo electrónico').fill('eva@example.com')
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await invite.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await expect(invite.getByLabel('Correo electrónico')).toHaveValue('eva@example.com')
  await invite.getByRole('button', { name: 'Enviar la invitación' }).click()
  await question.getByLabel(/^Contraseña/).fill('not hers')
  await question.getByRole('button', { name: 'Confirmar' }).click()
  await expect(question.getByText('Esa no es tu contraseña actual.')).toBeVisible()
  await question.getByLabel(/^Contraseña/).fill(operator.password)
  await question.getByRole('button', { name: 'Confirmar' }).click()
  await expect(invite).toBeHidden()
  await expect(page.getByRole('region', { name: 'Invitaciones' }).getByText('eva@example.com')).toBeVisible()
})
