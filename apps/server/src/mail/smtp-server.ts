/** A mail server, and how to speak to it. */
export type SmtpServer = ReturnType<typeof smtpServer>

/**
 * The server that an address names. With a password the connection must be encrypted and the server be who it says; without one,
 * encryption is taken where it is offered. On this machine neither is asked.
 */
export function smtpServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isHere = /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
  const login =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isHere && login !== undefined,
    tls: { rejectUnauthorized: !isHere && (isSecure || login !== undefined) },
    login,
  }
}
