import type { Route } from '@nelly/contract/call'
import type { z } from 'zod'
import { ApiProblem, problemOf } from './api-problem.ts'
import { withIdempotencyKey } from './idempotency-key.ts'
import { addressOf, bodyOf, type Files } from './request-parts.ts'
import { type Incoming, send } from './send.ts'

type InputOf<S> = S extends z.ZodType ? Sent<z.input<S>> : undefined

/** What is only read while it is sent. */
type Sent<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Field in keyof T]: Sent<T[Field]> }
      : T

type AnswerOf<C extends Route> = z.output<NonNullable<C['answer']>>

/** The arguments of a call; each part is typed by the contract. */
export interface CallParts<C extends Route> {
  params?: InputOf<C['params']>
  query?: InputOf<C['query']>
  body?: InputOf<C['body']>
  files?: Files
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

/** Who calls, and the language of messages in the response. */
export interface Caller {
  token: string | undefined
  language: string
}

/**
 * Makes a call of the contract and returns its response. Throws an `ApiProblem` where it is refused, can't be parsed,
 * or never arrives. Of a route without schemas, the response is what the server says.
 */
export async function callAs<C extends Route>(
  caller: Caller,
  call: C,
  parts: CallParts<C> = {},
): Promise<AnswerOf<C>> {
  const { status, text } = await sent(caller, call, parts)
  return answerOf(call, status, text)
}

/** A page of a list. */
export interface Page<T> {
  items: T
  /** The number of items on all pages; undefined where there are too many to be counted. */
  total: number | undefined
  hasNext: boolean
}

/** The same for one page of a list. */
export async function pageAs<C extends Route>(
  caller: Caller,
  call: C,
  parts: CallParts<C>,
): Promise<Page<AnswerOf<C>>> {
  const { status, text, header } = await sent(caller, call, parts)
  const total = header('x-total-count')
  return {
    items: answerOf(call, status, text),
    total: total === null ? undefined : Number(total),
    hasNext: header('link')?.includes('rel="next"') ?? false,
  }
}

/** The same for a response that is a file. */
export const fileAs = async <C extends Route>(caller: Caller, call: C, parts: CallParts<C>): Promise<Blob> =>
  (await sent(caller, call, parts)).file

async function sent<C extends Route>(caller: Caller, call: C, parts: CallParts<C>): Promise<Incoming> {
  const body = bodyOf(call, parts.body, parts.files)
  const address = addressOf(call, parts.params, parts.query)
  const attempt = (key?: string) =>
    send({
      method: call.method,
      address,
      headers: { ...headersOf(caller, body), ...(key && { 'idempotency-key': key }) },
      body,
      signal: parts.signal,
      onProgress: parts.onProgress,
    })
  const incoming = await (call.idempotencyKey
    ? withIdempotencyKey({ address, body: parts.body, files: parts.files }, attempt)
    : attempt())
  if (incoming.status !== call.status) throw problemOf(incoming.status, incoming.text)
  return incoming
}

function answerOf<C extends Route>(call: C, status: number, text: string): AnswerOf<C> {
  try {
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    return (call.answer ? call.answer.parse(answer) : answer) as AnswerOf<C>
  } catch (error) {
    console.error('An answer was not what the contract says:', call.method, call.url, error)
    throw new ApiProblem(status, 'unreadable-answer', '')
  }
}

function headersOf({ token, language }: Caller, body: FormData | string | undefined): Record<string, string> {
  const antiForgery = cookie('XSRF-TOKEN')
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(antiForgery ? { 'x-xsrf-token': antiForgery } : {}),
  }
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}
