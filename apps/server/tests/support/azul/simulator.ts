import { createHmac } from 'node:crypto'

/** What signs for the merchant of the tests. */
export const AUTH_KEY = 'super-secreta'

/** How the payer's bank answers, and what the page does wrong. */
export interface AzulVisit {
  /** The code of the answer: `00` approves. */
  readonly code?: '00' | '51' | '99' | '08'
  readonly fault?:
    | 'tab-closed'
    | 'amount-changed'
    | 'amount-signed-otherwise'
    | 'order-changed'
    | 'capitals'
    | 'utf-8'
    | 'no-iso-code'
}

const MESSAGES = { '00': 'APROBADA', '51': 'FONDOS INSUFICIENTES', '99': 'ERROR', '08': 'NO AUTENTICADA' }

/**
 * AZUL's payment page as its paper describes it: it checks the form's signature, charges a card, and sends the browser back with a
 * signed answer. It shares no code with what it is asked by.
 */
export class AzulSimulator {
  /** What it charged, by order: the amount in cents. */
  readonly approved = new Map<string, number>()
  #count = 0
  readonly #key: string

  constructor(authKey: string) {
    this.#key = authKey
  }

  /** A payer fills in the page that a form led to. Returns where the browser goes next; undefined where it was closed. */
  pay(form: ReadonlyMap<string, string>, { code = '00', fault }: AzulVisit = {}): string | undefined {
    this.#check(form)
    const order = read(form, 'OrderNumber')
    const amount = read(form, 'Amount')
    this.#count += 1
    const isApproved = code === '00'
    // A page that answers without a code has charged nevertheless.
    if (isApproved) this.approved.set(order, Number(amount))
    if (fault === 'tab-closed') return undefined
    const answer = {
      OrderNumber: order,
      Amount: fault === 'amount-signed-otherwise' ? `${Number(amount) + 100}` : amount,
      AuthorizationCode: isApproved ? `OK${1000 + this.#count}` : '',
      DateTime: '20270301100000',
      ResponseCode: 'ISO8583',
      IsoCode: fault === 'no-iso-code' ? '' : code,
      // An accent, whose bytes differ between encodings.
      ResponseMessage: `${MESSAGES[code]} ¡sí!`,
      ErrorDescription: '',
      RRN: `2027${String(this.#count).padStart(8, '0')}`,
    }
    const message = `${Object.values(answer).join('')}${this.#key}`
    const hash = this.#sign(message, fault === 'utf-8' ? 'utf8' : 'utf16le')
    const sent = {
      ...answer,
      ...(fault === 'amount-changed' && { Amount: '100' }),
      ...(fault === 'order-changed' && { OrderNumber: 'ANOTHERORDER' }),
      AuthHash: fault === 'capitals' ? hash.toUpperCase() : hash,
    }
    const to = new URL(read(form, isApproved ? 'ApprovedUrl' : 'DeclinedUrl'))
    for (const [name, value] of Object.entries(sent)) to.searchParams.set(name, value)
    return to.href
  }

  /** The payer presses "cancel": the address carries nothing. */
  cancel(form: ReadonlyMap<string, string>): string {
    this.#check(form)
    return read(form, 'CancelUrl')
  }

  /** Throws for a form that the page would refuse. */
  #check(form: ReadonlyMap<string, string>): void {
    const signed = [
      read(form, 'MerchantId') + read(form, 'MerchantName') + read(form, 'MerchantType'),
      read(form, 'CurrencyCode') + read(form, 'OrderNumber') + read(form, 'Amount') + read(form, 'ITBIS'),
      read(form, 'ApprovedUrl') + read(form, 'DeclinedUrl') + read(form, 'CancelUrl'),
      read(form, 'UseCustomField1') + read(form, 'CustomField1Label') + read(form, 'CustomField1Value'),
      read(form, 'UseCustomField2') + read(form, 'CustomField2Label') + read(form, 'CustomField2Value'),
    ].join('')
    if (this.#sign(signed + this.#key, 'utf16le') !== read(form, 'AuthHash'))
      throw new Error('AZUL: the request is not signed as it must be')
    if (!/^\d{3,}$/.test(read(form, 'Amount'))) throw new Error('AZUL: no amount')
    const origins = ['ApprovedUrl', 'DeclinedUrl', 'CancelUrl'].map(
      (name) => new URL(read(form, name)).origin,
    )
    if (new Set(origins).size !== 1) throw new Error('AZUL: an address is not of the registered domain')
  }

  #sign(message: string, encoding: 'utf8' | 'utf16le'): string {
    return createHmac('sha512', this.#key).update(Buffer.from(message, encoding)).digest('hex')
  }
}

function read(form: ReadonlyMap<string, string>, name: string): string {
  const value = form.get(name)
  if (value === undefined) throw new Error(`AZUL: ${name} is missing`)
  return value
}

/** The fields of the form of a page, and where it posts them. */
export function formOf(html: string): { action: string; fields: Map<string, string> } {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(html) ?? []
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return {
    action: unescaped(action),
    fields: new Map([...inputs].map(([, name = '', value = '']) => [name, unescaped(value)])),
  }
}

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
