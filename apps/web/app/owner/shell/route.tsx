import { Outlet } from 'react-router'
import { onlySignedIn } from '../session/guards.ts'
import { ShellScreen } from './shell-screen.client.tsx'

export const clientMiddleware = [onlySignedIn]

/** Middleware runs where something is loaded; this makes sure that it also does on the first page. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function ShellRoute() {
  return (
    <ShellScreen>
      <Outlet />
    </ShellScreen>
  )
}
