import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { ShareScreen } from './share-screen.client.tsx'

export const meta = titled('share')
export const clientLoader = screenWords('elsewhere', 'landing')

export default ShareScreen
