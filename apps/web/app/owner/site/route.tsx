import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { SiteScreen } from './site-screen.client.tsx'

export const meta = titled('site')
export const clientLoader = screenWords('landing', 'preview', 'site')

export default SiteScreen
