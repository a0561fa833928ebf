import type { LandingAnswer } from '@nelly/contract/specified/landings'
import type { PersonId } from '@nelly/domain/ids'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type Call, callsWith } from './call.ts'
import { formOf } from './form.ts'
import type { TestApp } from './test-app.ts'

/** An operator who is signed in. */
export interface SignedIn {
  id: PersonId
  headers: { authorization: string }
  call: Call
  /** The same by somebody who reads English. */
  inEnglish: Call
}

/** Somebody by the token of their session. */
export function byToken(app: FastifyInstance, id: PersonId, token: string): SignedIn {
  const headers = { authorization: `Bearer ${token}` }
  const inEnglish = callsWith(app, { ...headers, 'accept-language': 'en' })
  return { id, headers, call: callsWith(app, headers), inEnglish }
}

/** Signs an operator in: their sessions end as the clock moves. */
export const signedIn = async ({ app, signIn }: TestApp, { id }: { id: PersonId }): Promise<SignedIn> =>
  byToken(app, id, await signIn({ id }))

/** Adds an operator and signs them in. */
export const signedInOwner = async (nelly: TestApp): Promise<SignedIn> =>
  signedIn(nelly, await nelly.addOwner())

/** A logo as a PNG, as wide as the narrowest copy that is made of one: of it there is no narrower one. */
export const logoPng = (): Promise<Buffer> =>
  sharp({ create: { width: 128, height: 40, channels: 3, background: '#c20' } })
    .png()
    .toBuffer()

/** The form of the wizard, with other fields where they are given; an `undefined` one is left out. */
export async function landingForm(
  owner: SignedIn,
  fields: Readonly<Record<string, string | number | Buffer | undefined>> = {},
) {
  const whole = {
    id_users_landing: owner.id,
    name: 'Búho Rent',
    logo: await logoPng(),
    color_primary: '#1a2b3c',
    color_secondary: '#ffcc00',
    default_language: 'es',
    ...fields,
  }
  const given = Object.entries(whole).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const { payload, headers } = await formOf(Object.fromEntries(given))
  return { payload, headers: { ...headers, ...owner.headers } }
}

/** Creates a landing through the API, by default published. */
export async function madeLanding(
  { app }: TestApp,
  owner: SignedIn,
  name: string,
  status: 'draft' | 'published' = 'published',
): Promise<LandingAnswer> {
  const made = await app.inject({
    method: 'POST',
    url: '/api/landing',
    ...(await landingForm(owner, { name })),
  })
  if (made.statusCode !== 201) throw new Error(`no landing: ${made.body}`)
  const changed = await app.inject({
    method: 'PATCH',
    url: '/api/landing/status',
    headers: owner.headers,
    payload: { landing_id: made.json().id, user_id: owner.id, status },
  })
  return changed.json()
}
