import type { LoginAnswer } from '@nelly/contract/specified/accounts'
import { invitationLinkIn, mailTo } from './mails.ts'
import { picture } from './pictures.ts'
import type { Server } from './server.ts'

/** An operator, signed in to the API, which sets up what journeys need. */
export interface Operator {
  id: number
  email: string
  password: string
  /** The token of its calls. */
  session: LoginAnswer
  /** Makes a call and returns its response; throws where it is refused. */
  call<T>(method: string, path: string, body?: FormData | object): Promise<T>
}

let added = 0

/** A new operator with an unused address. */
export async function newOperator(server: Server): Promise<Operator> {
  added += 1
  const email = `operator-${process.pid}-${added}@example.com`
  const password = 'una clave muy larga'
  await server.addOwnerAtOnce({ email, name: `Operadora ${added}`, password })
  return operatorWith(server, email, password)
}

/** A new member of an operator's account, who has accepted the invitation. */
export async function newMember(
  server: Server,
  owner: Operator,
  role: 'manager' | 'desk',
): Promise<Operator> {
  added += 1
  const email = `member-${process.pid}-${added}@example.com`
  const password = 'una clave muy suya'
  await owner.call('POST', '/members/invitations', { email, role })
  const token = invitationLinkIn(await mailTo(server, email, 'invitation'))
    .split('/')
    .at(-1)
  await comeIn(server, `/invitations/${token}`, { name: `Colega ${added}`, password })
  return operatorWith(server, email, password)
}

/** The operator who signs in with these. */
export async function operatorWith(server: Server, email: string, password: string): Promise<Operator> {
  const session = await signIn(server, email, password)
  return {
    id: session.user.id,
    email,
    password,
    session,
    async call<T>(method: string, path: string, body?: FormData | object) {
      const form = body instanceof FormData
      const answer = await fetch(`${server.origin}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.token}`,
          ...(body && !form ? { 'content-type': 'application/json' } : {}),
        },
        ...(body && { body: form ? body : JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (answer.status === 204 ? undefined : await answer.json()) as T
    },
  }
}

const signIn = (server: Server, email: string, password: string): Promise<LoginAnswer> =>
  comeIn(server, '/login-nelly', { email, password })

/** A call of somebody who is not signed in yet. */
async function comeIn<T>(server: Server, path: string, body: object): Promise<T> {
  const cookie = await fetch(`${server.origin}/api/sanctum/csrf-cookie`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Options of a landing that is made for a journey. */
interface LandingWish {
  name: string
  /** Whether the name is used unchanged: for journeys about names themselves. */
  exactName?: boolean
  language?: 'es' | 'en'
  published?: boolean
  /** The width of the sedan's picture; by default that of the narrowest of the copies that the server makes of each. */
  pictureWidth?: number
  /** The logo's width, likewise. */
  logoWidth?: number
}

/** The width of the narrowest copy of a picture, in pixels: of such a picture there is only that one. */
export const NARROWEST = 128

let landings = 0

/**
 * A landing with one sedan at US$45 a day and two places; published by default. Journeys share a server, so a number is
 * added to the name: `displayName` is what people see, `name` its address.
 */
export async function newLanding(
  operator: Operator,
  {
    name,
    exactName = false,
    language = 'es',
    published = true,
    pictureWidth = NARROWEST,
    logoWidth = NARROWEST,
  }: LandingWish,
): Promise<{ id: number; name: string; displayName: string; vehicle: number }> {
  landings += 1
  const displayName = exactName ? name : `${name} ${landings}`
  const landing = await operator.call<{ id: number; name: string }>(
    'POST',
    '/landing',
    form({
      id_users_landing: operator.id,
      name: displayName,
      color_primary: '#0b6e75',
      color_secondary: '#f59e0b',
      default_language: language,
      logo: await picture('logo', logoWidth),
    }),
  )
  const vehicle = await operator.call<{ id: number }>(
    'POST',
    '/vehicle',
    form({
      id_landing: landing.id,
      name: 'Toyota Corolla',
      description: 'Sedán cómodo para la ciudad y la carretera.',
      price: 45,
      luggage: 3,
      people: 5,
      type_of_car: 'sedan',
      transmision: 'automatic',
      'images[0]': await picture('vehicle', pictureWidth),
    }),
  )
  for (const place of ['Aeropuerto Las Américas', 'Zona Colonial']) {
    await operator.call('POST', `/landings/${landing.id}/addLocation`, {
      place_of_departure: place,
      arrival_place: place,
    })
  }
  if (published) {
    await operator.call('PATCH', '/landing/status', { landing_id: landing.id, user_id: operator.id })
  }
  return { id: landing.id, name: landing.name, displayName, vehicle: vehicle.id }
}

/** A form's body. */
export function form(fields: Record<string, string | number | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) data.append(name, value, `${name}.jpg`)
    else data.append(name, String(value))
  }
  return data
}
