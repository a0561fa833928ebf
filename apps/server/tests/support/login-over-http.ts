/** Signs in as a browser does, with an anti-forgery pair; returns the response, whatever its status. */
export async function loginOverHttp(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const cookie = (await fetch(`${origin}/sanctum/csrf-cookie`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  return fetch(`${origin}/login-nelly`, {
    method: 'POST',
    headers: {
      cookie,
      'x-xsrf-token': decodeURIComponent(cookie.split('=')[1] ?? ''),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, password }),
  })
}
