import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { DrawerScreen } from './drawer-screen.client.tsx'

export const meta = titled('drawer')
export const clientLoader = screenWords('drawer', 'ledger', 'desk')

export default DrawerScreen
