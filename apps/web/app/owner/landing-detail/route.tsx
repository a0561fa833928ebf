import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { LandingDetailScreen } from './landing-detail-screen.client.tsx'

export const meta = titled('landing')
export const clientLoader = screenWords('designer', 'duplicate', 'landing', 'preview', 'seo', 'vehicles')

export default LandingDetailScreen
