import { Outlet } from 'react-router'
import { screenWords } from '../words/loaded-messages.ts'
import { DesignerScreen } from './designer-screen.client.tsx'

export const clientLoader = screenWords('designer')

export default function DesignerRoute() {
  return (
    <DesignerScreen>
      <Outlet />
    </DesignerScreen>
  )
}
