const HOUR_SECONDS = 60 * 60

interface Cookie {
  readonly name: string
  readonly value: string
}

/** The value of a cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * A `Set-Cookie` header for an hour, HttpOnly, sent to the pages of the request's landing in all languages, and not with
 * other sites' forms.
 */
export function setCookie(request: Request, { name, value }: Cookie): string {
  const { protocol, pathname } = new URL(request.url)
  const secure = protocol === 'https:' ? '; Secure' : ''
  const path = `/${pathname.split('/')[1]}`
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${HOUR_SECONDS}${secure}`
}
