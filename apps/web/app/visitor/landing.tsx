import { Outlet } from 'react-router'
export const handle = { scripts: false }
export default function LandingRoute() {
  return <Outlet />
}
