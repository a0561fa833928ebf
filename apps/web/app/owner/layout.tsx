import { Outlet } from 'react-router'
export async function clientLoader() {
  return {}
}
clientLoader.hydrate = true as const
export function HydrateFallback() {
  return <p>Cargando…</p>
}
export default function OwnerLayout() {
  return <Outlet />
}
