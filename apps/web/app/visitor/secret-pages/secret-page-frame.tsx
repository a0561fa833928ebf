import type { ReactNode } from 'react'
import { type HeadersFunction, isRouteErrorResponse } from 'react-router'
import { i18nIn } from '../both-languages.ts'
import type { FramedLanding } from '../frame/framed-landing.ts'
import { LandingFrame } from '../frame/landing-frame.tsx'
import { NotFoundOutside } from '../not-found/not-found-outside.tsx'
import { LandingIcons } from '../seo/landing-icons.tsx'
import page from '../ui/page.module.css'
import type { Missing } from '../visited-landing.ts'

/** The headers of a route of a page whose address contains a secret, as mailed links do. */
export const secretPageHeaders: HeadersFunction = ({ loaderHeaders }) => {
  loaderHeaders.set('Cache-Control', 'no-store')
  return loaderHeaders
}

/** Keeps the secret of the address from other sites. With the policy "no-referrer" a browser sends a form's origin as "null", and such a form is refused. */
export const referrerPolicy = (hasForm: boolean) => ({
  'Referrer-Policy': hasForm ? 'same-origin' : 'no-referrer',
})

/** A page whose address contains a secret in the frame of its landing, whose routes it stands beside. */
export function SecretPageFrame({ framed, children }: { framed: FramedLanding; children: ReactNode }) {
  const { landing, pictures } = framed
  return (
    <LandingFrame landing={landing} speech={i18nIn(landing.language)}>
      <LandingIcons pictures={pictures} />
      <div className={page.narrow}>{children}</div>
    </LandingFrame>
  )
}

/** A wrong secret below a landing that is missing or not published looks like any other page of it. */
export function SecretPageErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) ? (error.data as Missing | undefined)?.missing : undefined
  return <NotFoundOutside missing={missing} />
}
