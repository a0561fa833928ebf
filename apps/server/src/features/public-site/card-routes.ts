import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import type { GatewayForm } from '@nelly/domain/payments/gateway'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actingAs } from '../../platform/db/acting.ts'
import { hashSource } from '../../platform/http/content-policy.ts'
import { sendFault } from '../../platform/http/fault-page.ts'
import { languageOf } from '../../platform/http/language-of.ts'
import { admitNetwork } from '../../platform/http/network-limit.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'
import { isCrossSiteForm } from '../../platform/rendering/page-request.ts'
import { beginAttempt, testForm } from '../card-payments/begin-attempt.ts'
import { cancelAttempt, readReturn } from '../card-payments/read-return.ts'
import type { PageServer } from './page-server.ts'
import { escaped } from './search-box.ts'

/** Attempts and returns of one network: guests of a hotel who each try thrice. */
const CARD_LIMIT: Limit = { points: 120, seconds: 60 * 60 }

/** A form without fields. */
const LARGEST_FORM_BYTES = 4096

type CardRequest = FastifyRequest<{ Params: { token: string; outcome?: string } }>

/** Only a browser that is sent back says what became of a payment. */
const NO_HEAD = { exposeHeadRoute: false } as const

/** Where operators set up gateways. */
const SETTINGS = '/user-config'

/** The way of a payer to the gateway and back, without scripts. The gateway's own pages see the card; we never do. */
export async function cardRoutes(
  app: FastifyInstance,
  { page, ...parts }: Parts & { page: PageServer },
): Promise<void> {
  app.removeAllContentTypeParsers()
  const read = { parseAs: 'buffer', bodyLimit: LARGEST_FORM_BYTES } as const
  app.addContentTypeParser('*', read, (_request, body, done) => done(null, body))
  app.setErrorHandler(page.fail)

  const isAdmitted = async ({ ip }: CardRequest) =>
    (await admitNetwork(parts, { kind: 'card-payment', address: ip, limit: CARD_LIMIT })).admitted

  const backTo = (reply: FastifyReply, token: string, query = '') =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`/pay/${encodeURIComponent(token)}${query}`, 303)

  app.post('/pay/:token/card', {
    onRequest: async (request, reply) =>
      isCrossSiteForm(request) ? sendFault(request, reply, 'form-cross-site') : undefined,
    handler: async (request: CardRequest, reply) => {
      const { token } = request.params
      if (!(await isAdmitted(request))) return backTo(reply, token, '?wrong=too-many-requests')
      const origin = originOf(request, parts)
      const begun = await actingAs({ kind: 'visitor' }, () => beginAttempt(parts, { token, origin }))
      // The page itself tells of a link that is closed, and of a payment that is under way.
      return begun.ok ? sendForm(reply, begun.value.form, begun.value.language) : backTo(reply, token)
    },
  })

  // The operator's own payment.
  app.get('/pay/:token/card', NO_HEAD, async (request: CardRequest, reply) => {
    const { token } = request.params
    if (!(await isAdmitted(request))) return backTo(reply, token)
    const form = await testForm(parts, { token, origin: originOf(request, parts) })
    const language = languageOf(request)
    return form ? sendForm(reply, form, language) : backTo(reply, token)
  })

  app.get('/pay/:token/card/:outcome', NO_HEAD, async (request: CardRequest, reply) => {
    const { token, outcome } = request.params
    const origin = originOf(request, parts)
    // A return that is signed counts, however many come of a network: what is limited is what costs nothing to forge.
    const purpose = await actingAs({ kind: 'visitor' }, async () => {
      if (outcome !== 'cancelled') return readReturn(parts, { token, query: request.query, origin })
      return (await isAdmitted(request)) ? cancelAttempt(parts, { token, origin }) : undefined
    })
    if (purpose !== 'test') return backTo(reply, token)
    const settings = `${parts.ownerOrigin ?? ''}${SETTINGS}`
    return reply.header('cache-control', 'no-store').redirect(settings, 303)
  })
}

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#1f2937;background:#fff}h1{font-size:1.5rem}button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:#1f2937;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#111827;color:#f3f4f6}button{background:#f3f4f6;color:#111827}}'

/** A page of its own that posts the form: the only one whose forms may lead to the gateway. */
function sendForm(reply: FastifyReply, form: GatewayForm, language: Language): FastifyReply {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src data:; style-src ${hashSource(STYLE)}; form-action ${new URL(form.action).origin}; base-uri 'none'; frame-ancestors 'none'`,
    // The gateway learns where the payer comes from, and not the secret in the address.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  })
  return reply.type('text/html; charset=utf-8').send(Buffer.from(formPage(form, language)))
}

function formPage({ action, fields }: GatewayForm, language: Language): string {
  const t = elsewhereIn(language)
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(t('cardForm.title'))}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<h1>${escaped(t('cardForm.title'))}</h1>
<p>${escaped(t('cardForm.text'))}</p>
<form method="post" action="${escaped(action)}" accept-charset="utf-8">
${inputs.join('\n')}
<button>${escaped(t('cardForm.go'))}</button>
</form>
</html>
`
}
