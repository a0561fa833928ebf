import { Outlet } from 'react-router'
import { DesignerScreen } from './designer-screen.client.tsx'

export default function DesignerRoute() {
  return (
    <DesignerScreen>
      <Outlet />
    </DesignerScreen>
  )
}
