const HOUR_SECONDS = 60 * 60

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** The value of a cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** A `Set-Cookie` header for an hour, HttpOnly, and not sent with other sites' forms. */
export function setCookie(request: Request, { name, value, path }: Cookie): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${HOUR_SECONDS}${secure}`
}
