import { useRouteLoaderData } from 'react-router'
import type { loader } from '../landing.tsx'

/** Makes whole addresses of paths: what canonical addresses, previews and machines are told. */
export function usePublicAddress(): (path: string) => string {
  const origin = useRouteLoaderData<typeof loader>('visitor/landing')?.origin ?? ''
  return (path) => origin + path
}
