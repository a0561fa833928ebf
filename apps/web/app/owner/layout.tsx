import { Outlet } from 'react-router'
import type { Route } from './+types/layout'
import icon from './nelly.svg'
import { OwnerFrame } from './owner-frame.client.tsx'
import { Waiting } from './ui/waiting.tsx'
import { messagesOf } from './words/catalogues.ts'
import { storedLanguage } from './words/language.ts'
import { titled } from './words/titles.ts'

export const meta = titled(undefined)
export const links = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

/** All of an owner's page depends on what their device keeps, so the server sends the waiting shell alone. */
export async function clientLoader() {
  const language = storedLanguage()
  return { language, messages: await messagesOf(language) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Waiting />
}

export default function OwnerLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OwnerFrame {...loaderData}>
      <Outlet />
    </OwnerFrame>
  )
}
