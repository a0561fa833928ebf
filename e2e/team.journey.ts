import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { entryLinkIn, invitationLinkIn, mailTo } from './support/mails.ts'
import { newLanding, newOperator, operatorWith } from './support/operator.ts'
import { withVirtualDevice } from './support/passkeys.ts'
import { openAs, signIn } from './support/signed-in.ts'

const FOR_MANAGERS = 'Solo puede cambiar esto quien tiene el rol Propietario o Gerente.'

// The owner at a laptop, the colleague on a phone.
test('somebody opens an account and invites a colleague to the desk, who accepts, signs in by a passkey, reserves but changes no price, replaces a lost password, and is removed', async ({
  page,
  browser,
  server,
}) => {
  const ana = { email: 'ana-of-the-team@example.com', password: 'tres olas y una vela' }
  const eva = { email: 'eva-of-the-team@example.com', password: 'una clave muy suya' }
  // Passkeys belong to a host's name: an IP address has none.
  const named = (address: string) => address.replace('127.0.0.1', 'localhost')
  const hers = await (await browser.newContext({ baseURL: named(server.origin) })).newPage()
  await page.setViewportSize({ width: 1280, height: 740 })
  await hers.setViewportSize({ width: 375, height: 740 })
  const signOut = async () => {
    await hers.getByRole('button', { name: 'Abrir el menú' }).click()
    await hers.getByRole('button', { name: 'Cerrar sesión' }).click()
  }

  await test.step('the account is opened by a mailed link', async () => {
    await page.goto('/sign-up')
    await page.getByLabel('Tu nombre').fill('Ana')
    await page.getByLabel('Nombre de tu empresa').fill('Equipo Rent')
    await page.getByLabel('Correo electrónico').fill(ana.email)
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
    await expect(page.getByText(`Enviamos un enlace a ${ana.email}.`)).toBeVisible()
    await page.goto(entryLinkIn(await mailTo(server, ana.email, 'sign-up')))
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await expect(page.getByRole('heading', { name: 'Tu cuenta está abierta' })).toBeVisible()
  })
  const owner = await operatorWith(server, ana.email, ana.password)
  const landing = await newLanding(owner, { name: 'Equipo Rent' })

  await test.step('the invitation is mailed', async () => {
    await openAs(page, owner, '/app/team')
    await page.getByRole('button', { name: 'Invitar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar' })
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click()
    await expect(dialog.getByText('Escribe a quién quieres invitar.')).toBeVisible()
    await dialog.getByLabel('Correo electrónico').fill(eva.email)
    for (const role of ['viewer', 'desk']) await dialog.getByLabel('Rol').selectOption(role)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click()
    await expect(dialog).toBeHidden()
    const invitations = page.getByRole('region', { name: 'Invitaciones' })
    await expect(invitations.getByText(eva.email)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('she accepts it with a name and a password, and signs in', async () => {
    const link = named(invitationLinkIn(await mailTo(server, eva.email, 'invitation')))
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

  const { deviceLocks } = await withVirtualDevice(hers)
  await test.step('she sets up a passkey, and signs in with it alone', async () => {
    await hers.goto('/app/security')
    await hers.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
    const dialog = hers.getByRole('dialog', { name: 'Agregar una llave de acceso' })
    await deviceLocks(true)
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog.getByText('No se guardó ninguna llave. Inténtalo de nuevo.')).toBeVisible()
    await expectAccessible(hers)
    await deviceLocks(false)
    await dialog.getByLabel('Nombre').fill('Teléfono de Eva')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    const codes = hers.getByRole('dialog', { name: 'Códigos de recuperación' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await codes.getByRole('button', { name: 'Ya los guardé' }).click()
    await expect(codes).toBeHidden()
    const keys = hers.getByRole('region', { name: 'Llaves de acceso' })
    await expect(keys.getByRole('listitem')).toContainText('Teléfono de Eva')
    await expectAccessible(hers)
    await expectNoSidewaysScroll(hers)
    await signOut()
    await deviceLocks(true)
    await hers.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
    await expect(hers.getByRole('alert')).toContainText('No se usó ninguna llave de acceso.')
    await expectAccessible(hers)
    await deviceLocks(false)
    await hers.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
    await expect(hers.getByRole('link', { name: /Abrir Equipo Rent/ })).toBeVisible()
  })

  await test.step('she is offered what the desk may do', async () => {
    await expect(hers.getByRole('link', { name: 'Agregar landing' })).toBeHidden()
    await expect(hers.getByRole('button', { name: /Duplicar/ })).toBeHidden()
    await hers.goto('/app/team')
    await expect(hers.getByRole('listitem').filter({ hasText: eva.email })).toContainText('Mostrador')
    await expect(hers.getByRole('button', { name: 'Invitar' })).toBeHidden()
  })

  await test.step('she reads the prices and can change none', async () => {
    await hers.goto(`/app/landings/${landing.id}/rates`)
    await expect(hers.getByText(FOR_MANAGERS)).toBeVisible()
    await expect(hers.getByRole('textbox', { name: /^Toyota Corolla/ })).toBeDisabled()
    await expect(hers.getByRole('button', { name: 'Revisar y guardar' })).toHaveCount(0)
    await expectAccessible(hers)
  })

  await test.step('she reserves for a caller', async () => {
    await hers.goto('/app/reservations/new')
    const form = hers.getByRole('form', { name: 'Nueva reserva' })
    await form.getByLabel('Fecha de recogida').fill(inDays(5))
    await form.getByLabel('Fecha de devolución').fill(inDays(8))
    await form.getByRole('radio', { name: /^Toyota Corolla/ }).check()
    await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosa')
    await form.getByLabel('Apellido').fill('Marte')
    await form.getByLabel('Teléfono').fill('+1 809 555 0188')
    await form.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect(hers.getByText(/^Reserva .+ creada\.$/)).toBeVisible()
  })

  await test.step('the owner reads that it was her', async () => {
    await page.getByRole('link', { name: 'Actividad' }).click()
    const hersDone = page.getByRole('listitem').filter({ hasText: 'Eva' })
    await expect(hersDone.filter({ hasText: /· Reserva/ }).first()).toBeVisible()
    await page.goBack()
  })

  await test.step('she replaces a lost password, and the passkey is the second step all the same', async () => {
    await signOut()
    await hers.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Olvidé mi contraseña')
    await hers.getByLabel('Correo electrónico').fill(eva.email)
    await hers.getByRole('button', { name: 'Enviarme el enlace' }).click()
    await expect(hers.getByText(`Si alguien inicia sesión con ${eva.email}`)).toBeVisible()
    await hers.goto(named(entryLinkIn(await mailTo(server, eva.email, 'password-reset'))))
    await hers.getByLabel('Contraseña', { exact: true }).fill('otra clave de ella')
    await hers.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await hers.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(hers, { email: eva.email, password: 'otra clave de ella' })
    const step = hers.getByRole('form', { name: 'Un paso más' })
    await step.getByLabel('Recordar este navegador').check()
    await expectAccessible(hers)
    await expectNoSidewaysScroll(hers)
    await step.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(hers.getByRole('link', { name: /Abrir Equipo Rent/ })).toBeVisible()
    await signOut()
    await signIn(hers, { email: eva.email, password: 'otra clave de ella' })
    await expect(hers.getByRole('link', { name: /Abrir Equipo Rent/ })).toBeVisible()
  })

  await test.step('once she is removed, she is signed out', async () => {
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

test('a manager who is lowered over open prices, or an open form, reads from then on, and is told who could save it', async ({
  page,
  server,
}) => {
  const owner = await newOperator(server)
  const landing = await newLanding(owner, { name: 'Consulta Rent' })
  const luz = { email: `luz-${owner.id}@example.com`, password: 'una clave muy suya' }
  await owner.call('POST', '/members/invitations', { email: luz.email, role: 'manager' })
  const link = invitationLinkIn(await mailTo(server, luz.email, 'invitation'))
  const token = link.split('/').at(-1)
  await page.request.post(`/api/invitations/${token}`, { data: { name: 'Luz', password: luz.password } })
  await page.goto('/')
  await signIn(page, { ...owner, ...luz })
  await expect(page.getByRole('link', { name: /Abrir Consulta Rent/ })).toBeVisible()
  const { members } = await owner.call<{ members: { id: number; email: string }[] }>('GET', '/members')
  const id = members.find(({ email }) => email === luz.email)?.id
  const lower = (role: string) => owner.call('PATCH', `/members/${id}`, { role })

  await page.goto(`/app/landings/${landing.id}/rates`)
  const price = page.getByRole('textbox', { name: /^Toyota Corolla/ }).first()
  await price.fill('77')
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await lower('desk')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText(FOR_MANAGERS)).toBeVisible()
  await expect(price).toBeDisabled()
  await lower('manager')

  await page.goto(`/view-landing/${landing.id}?tab=vehicles`)
  await page.getByRole('button', { name: 'Editar Toyota Corolla' }).click()
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await name.fill('Toyota Yaris')

  await lower('viewer')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText(FOR_MANAGERS)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Propietario o Gerente')
  await expect(name).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeHidden()
  await expectAccessible(page)

  await page.goto(`/view-landing/${landing.id}?tab=vehicles`)
  await expect(page.getByRole('button', { name: 'Ver Toyota Corolla' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Agregar|Duplicar|Eliminar/ })).toHaveCount(0)
  await page.goto('/app/reservations/new')
  await expect(page.getByRole('heading', { name: 'Esto no es para tu rol' })).toBeVisible()
  await page.getByRole('link', { name: 'Reservaciones' }).last().click()
  await expect(page.getByRole('heading', { name: 'Reservaciones', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nueva reserva' })).toHaveCount(0)
})
