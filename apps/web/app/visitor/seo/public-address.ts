import { useRouteLoaderData } from 'react-router'
import type { loader } from '../landing.tsx'

/** Makes absolute URLs of paths, for canonical addresses, previews and structured data. */
export function usePublicAddress(): (path: string) => string {
  const origin = useRouteLoaderData<typeof loader>('visitor/landing')?.origin ?? ''
  return (path) => origin + path
}
