import { Outlet } from 'react-router'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/layout'
import { setPublicOrigin } from './landing/public-address.ts'
import icon from './nelly.svg'
import { OwnerFrame } from './owner-frame.client.tsx'
import { Waiting } from './ui/waiting.tsx'
import { storedLanguage } from './words/language.ts'
import { loadSharedMessages } from './words/loaded-messages.ts'
import { titled } from './words/titles.ts'

export const meta = titled(undefined)
export const links = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

let publicOriginIsSet = false

/**
 * Everything on an owner's page depends on the device's storage: the server sends the waiting shell, and what only it
 * knows.
 */
export const loader = ({ context }: Route.LoaderArgs) => ({ publicOrigin: context.get(siteContext).origin })

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  // Part of the page at its first load; it does not change, so later navigations do not request it again.
  if (!publicOriginIsSet) {
    setPublicOrigin((await serverLoader()).publicOrigin)
    publicOriginIsSet = true
  }
  const language = storedLanguage()
  const { titles } = await loadSharedMessages(language)
  return { language, titles }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Waiting />
}

export default function OwnerLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OwnerFrame language={loaderData.language}>
      <Outlet />
    </OwnerFrame>
  )
}
