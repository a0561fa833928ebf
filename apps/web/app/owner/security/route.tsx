import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { SecurityScreen } from './security-screen.client.tsx'

export const meta = titled('security')
export const clientLoader = screenWords('security')

export default SecurityScreen
