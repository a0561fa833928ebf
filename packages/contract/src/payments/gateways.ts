import { type Currency, decimalsOf } from '@nelly/domain/currency'
import type { GatewayId } from '@nelly/domain/ids'
import { GATEWAYS } from '@nelly/domain/payments/gateway'
import { z } from 'zod'
import { call } from '../call.ts'
import { currencyCode } from '../rates/schemas/fields.ts'
import {
  answerOf,
  currencyAnswer,
  idAnswer,
  name,
  optionalName,
  revision,
  revisionAnswer,
  written,
} from '../wire.ts'

const provider = z.enum(GATEWAYS)

const gatewayAnswer = answerOf(
  z.object({
    id: written<GatewayId>(idAnswer),
    provider,
    currency: written<Currency>(currencyAnswer),
    merchantId: z.string(),
    merchantName: z.string(),
    currencyCode: z.string(),
    pageUrl: z.string(),
    testedAt: z.iso.datetime().nullable().meta({
      description: 'When a payment of the operator passed with these settings; `null` as long as none did',
    }),
    revision: revisionAnswer,
  }),
).meta({ id: 'Gateway' })
/** A gateway as it is shown: never with its key. */
export type StoredGateway = z.infer<typeof gatewayAnswer>

export const listGateways = call({
  method: 'GET',
  url: '/gateways',
  summary: 'List the gateways of the business',
  description: 'By which customers pay with cards: one for each currency. Their keys are never shown again.',
  answer: z.array(gatewayAnswer),
})

const page = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

/** Whether browsers may post to it, without a name or an anchor. A blank one is refused as missing. */
const isPage = (value: string): boolean =>
  value === '' || (page.safeParse(value).success && !/[@#]/.test(value))

export const storeGateway = call({
  method: 'PUT',
  url: '/gateways',
  summary: 'Set up the gateway of a currency',
  description:
    'In place of the one before. `authKey` is encrypted and never shown again; without it, the former one stays. Whatever changes, the gateway counts as never run until a payment of your own has passed.',
  confirmsIdentity: 'always',
  body: z.object({
    provider,
    currency: currencyCode.refine((code) => decimalsOf(code) === 2, {
      params: { refusal: 'currency-without-gateway' },
    }),
    merchantId: name(20),
    merchantName: name(40),
    currencyCode: name(3).meta({ description: 'As the gateway names the currency' }),
    pageUrl: name(200).refine(isPage, { params: { refusal: 'page-url-invalid' } }),
    authKey: optionalName(400),
    revision,
  }),
  refusals: ['changed-meanwhile', 'secrets-key-missing', 'auth-key-missing', 'merchant-of-another-currency'],
  answer: gatewayAnswer,
})
export type NewGateway = z.output<typeof storeGateway.body>

export const removeGateway = call({
  method: 'DELETE',
  url: '/gateways/:gatewayId',
  summary: 'Remove a gateway',
  description:
    'Links to pay no longer offer cards in its currency. Payments that are under way are decided by hand.',
  confirmsIdentity: 'always',
  refusals: ['gateway-not-found'],
  status: 204,
  answer: z.void(),
})

export const testGateway = call({
  method: 'POST',
  url: '/gateways/:gatewayId/test',
  summary: 'Begin a payment of your own',
  description:
    'Of 1.00, by the page that is answered: it is real money where the gateway is. Void it at the gateway’s own site. Once it has passed, the gateway counts as run.',
  refusals: ['gateway-not-found', 'card-not-taken'],
  status: 201,
  answer: answerOf(z.object({ url: z.string().meta({ description: 'The page, open once' }) })).meta({
    id: 'GatewayTest',
  }),
})
