import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { save } from './support/rates-pages.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf, fillIn, WORDS, ZOE } from './support/visitor.ts'

const FLIGHT = { id: 'flight', name: { es: '¿Qué vuelo?', en: 'Which flight?' }, required: true }
const SEAT = {
  ...{ id: 'seat', name: { es: '¿Qué silla?', en: 'Which seat?' }, answer: 'choice' },
  options: [
    { es: 'Grande', en: 'Large' },
    { es: 'Pequeña', en: 'Small' },
  ],
}
const SAID = {
  es: { missing: 'Responde esta pregunta.', small: 'Pequeña' },
  en: { missing: 'Please answer this question.', small: 'Small' },
}

for (const language of ['es', 'en'] as const)
  test.describe(`in ${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('a visitor answers the operator’s questions, one of which is deleted meanwhile', async ({
      browser,
      page,
      server,
    }) => {
      const say = WORDS[language]
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name: `Preguntas ${language}`, language })
      const ask = (revision: number, questions: readonly object[]) =>
        operator.call('PUT', `/landings/${landing.id}/rates`, {
          revision,
          rates: { currency: 'USD', questions },
        })
      await ask(0, [FLIGHT, SEAT])
      const send = () => page.getByRole('button', { name: say.reserve }).filter({ visible: true }).click()
      await page.goto(`/${landing.name}/review${bookingOf(landing.vehicle)}`)
      const email = `zoe-answers-${language}@example.com`
      await fillIn(page, { ...ZOE, email }, language)
      await page.getByLabel(SEAT.name[language]).selectOption(SAID[language].small)
      await send()
      await expect(page.getByRole('link', { name: SAID[language].missing })).toHaveAttribute(
        'href',
        '#question_flight',
      )
      await expect(page.getByLabel(say.email)).toHaveValue(email)
      await expect(page.getByLabel(SEAT.name[language])).toHaveValue('Pequeña')
      await page.getByLabel(FLIGHT.name[language]).fill('IB 6501')
      await ask(1, [FLIGHT])
      await send()
      await page.waitForURL('**/thanks-you?r=*')
      const [{ reservations }] = await operator.call<[{ reservations: [{ answers: unknown }] }]>(
        'GET',
        `/reservations/user/${operator.id}`,
      )
      expect(reservations[0].answers).toEqual([
        { question: FLIGHT.name, answer: { es: 'IB 6501', en: 'IB 6501' } },
        { question: SEAT.name, answer: { es: 'Pequeña', en: 'Small' } },
      ])
      await page.goto(ownLinkIn(await mailTo(server, email, 'confirmation')))
      await expect(page.getByText(FLIGHT.name[language])).toBeVisible()
      await expect(page.getByText('IB 6501')).toBeVisible()
      const desk = await browser.newPage({ javaScriptEnabled: true })
      await openAs(desk, operator, `${server.origin}/reservation/day-sheet?day=${inDays(20)}`)
      await expect(desk.getByRole('row', { name: /Zoë/ })).toContainText('IB 6501')
      await desk.close()
    })
  })

test('an operator writes a question with its options in Precios, and the booking form asks it', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Preguntas propias' })
  await openAs(page, operator, `/app/landings/${landing.id}/rates/questions`)
  await page.getByRole('button', { name: 'Agregar pregunta' }).click()
  await page.getByLabel('Pregunta en español').fill('¿Cómo nos conociste?')
  await page.getByLabel('Pregunta en inglés').fill('How did you find us?')
  await page.getByLabel('Se responde con').selectOption('Una de varias opciones')
  await page.getByLabel('Opción 1 en español').fill('Un amigo')
  await page.getByLabel('Opción 1 en inglés').fill('A friend')
  await page.getByLabel('Opción 2 en español').fill('Instagram')
  await page.getByLabel('Opción 2 en inglés').fill('Instagram')
  await page.getByLabel('Obligatoria').check({ force: true })
  await expectAccessible(page)
  await save(page)
  await page.reload()
  await expect(page.getByLabel('Pregunta en español')).toHaveValue('¿Cómo nos conociste?')
  await page.goto(`/${landing.name}/review${bookingOf(landing.vehicle)}`)
  const asked = page.getByLabel('¿Cómo nos conociste?')
  await expect(asked).toHaveAttribute('required')
  await expect(asked.getByRole('option')).toContainText(['Un amigo', 'Instagram'])
})
