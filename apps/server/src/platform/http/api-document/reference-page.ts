import Fastify from 'fastify'

export const SCRIPT_PATH = '/api/docs/scalar.js'

/** The page loads nothing but its script and the document; the script adds style sheets and `style` attributes. */
export const referencePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const CONFIGURATION = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  mcp: { disabled: true },
  agent: { disabled: true },
}

/** The reference page of the API, by Scalar. */
export const referencePage = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>The API of Nelly</title>
  </head>
  <body>
    <div id="app"></div>
    <script src="${SCRIPT_PATH}" nonce="${nonce}"></script>
    <script nonce="${nonce}">Scalar.createApiReference('#app', ${JSON.stringify(CONFIGURATION)})</script>
  </body>
</html>
`

/**
 * The script of Scalar's package. Only its plug-in has it, and importing that takes 30 MB and 150 ms: it is imported
 * when the page is first requested, into an app of its own.
 */
export async function scalarScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(scalar, { routePrefix: '/', configuration: { url: CONFIGURATION.url } })
  const { body } = await app.inject('/js/scalar.js')
  await app.close()
  return body
}
