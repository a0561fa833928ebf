import type { FastifyInstance } from 'fastify'

/** The headers of a browser that has the anti-forgery cookie. */
export async function antiForgeryPair(
  app: FastifyInstance,
): Promise<{ cookie: string; 'x-xsrf-token': string }> {
  const [cookie] = (await app.inject('/sanctum/csrf-cookie')).cookies
  if (!cookie) throw new Error('no anti-forgery cookie was set')
  return { cookie: `${cookie.name}=${cookie.value}`, 'x-xsrf-token': cookie.value }
}

/** Signs in as the login screen does. */
export async function loginOf(
  app: FastifyInstance,
  { email, password }: { email: string; password: string },
  { prefix = '', language = '', from = '192.0.2.1', forwardedFor = '', cookie = '' } = {},
) {
  const pair = await antiForgeryPair(app)
  const headers = {
    ...pair,
    ...(cookie && { cookie: `${pair.cookie}; ${cookie}` }),
    ...(language && { 'accept-language': language }),
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
  }
  const payload = { email, password }
  return app.inject({ method: 'POST', url: `${prefix}/login-nelly`, headers, payload, remoteAddress: from })
}
