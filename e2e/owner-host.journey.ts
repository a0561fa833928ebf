import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { withServer } from './support/server.ts'
import { openAs } from './support/signed-in.ts'
import { freePort } from './support/tls-proxy.ts'

test('with a separate host, an operator’s token is in no storage that visitors’ pages can read', async ({
  browser,
}) => {
  const port = await freePort()
  const owners = `http://127.0.0.1:${port}`
  const visitors = `http://localhost:${port}`
  const use = async (server: Parameters<Parameters<typeof withServer>[1]>[0]) => {
    const operator = await newOperator(server)
    const { name, displayName } = await newLanding(operator, { name: 'Dos Hosts' })
    const page = await browser.newPage({ baseURL: owners })
    await openAs(page, operator, '/landings')
    await expect(page.getByRole('link', { name: `Ver página publicada de ${displayName}` })).toHaveAttribute(
      'href',
      `${visitors}/${name}`,
    )
    await page.goto(`/${name}`)
    await expect(page).toHaveURL(`${visitors}/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
    await page.goto(`${visitors}/landings`)
    await expect(page).toHaveURL(`${owners}/landings`)
    await expect(page.getByText(displayName).first()).toBeVisible()
    await page.close()
  }
  await withServer('embedded', use, { PORT: String(port), PUBLIC_URL: visitors, OWNER_ORIGIN: owners })
})
