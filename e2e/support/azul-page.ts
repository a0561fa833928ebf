import type { BrowserContext } from '@playwright/test'
import { AzulSimulator } from '../../apps/server/tests/support/azul/simulator.ts'
import type { Operator } from './operator.ts'

const AUTH_KEY = 'super-secreta'
const PAGE = 'https://azul.example/PaymentPage'

/** Sets up AZUL for an account, in dollars. */
export const takeCards = (operator: Operator) =>
  operator.call('PUT', '/gateways', {
    ...{ provider: 'azul', currency: 'USD', merchantId: '39038540035', merchantName: 'Sol y Arena' },
    ...{ currencyCode: '$', pageUrl: PAGE, authKey: AUTH_KEY },
  })

/** AZUL's page: with a link back as declined, as cancelled, as approved, and with an answer that says nothing. */
export function serveAzul(context: BrowserContext): Promise<unknown> {
  const azul = new AzulSimulator(AUTH_KEY)
  return context.route(PAGE, (route) => {
    const form = new Map(new URLSearchParams(route.request().postData() ?? ''))
    const links = {
      declined: azul.pay(form, { code: '51' }),
      cancel: azul.cancel(form),
      approved: azul.pay(form),
      silent: azul.pay(form, { fault: 'no-iso-code' }),
    }
    return route.fulfill({
      contentType: 'text/html',
      body: Object.entries(links)
        .map(([name, to]) => `<a href="${to?.replaceAll('&', '&amp;')}">${name}</a>`)
        .join(' '),
    })
  })
}
