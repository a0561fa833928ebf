import { Outlet } from 'react-router'
import { onlySignedIn } from '../session/guards.ts'
import type { Route } from './+types/route.ts'
import { BrokenScreen } from './broken-screen.client.tsx'
import { ShellScreen } from './shell-screen.client.tsx'

export const clientMiddleware = [onlySignedIn]

/** Middleware runs only where there is a loader; this makes it run on the first page too. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function ShellRoute() {
  return (
    <ShellScreen>
      <Outlet />
    </ShellScreen>
  )
}

/** Keeps the frame around a screen that failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenScreen error={error} />
}
