import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { SpecialFeaturesScreen } from './special-features-screen.client.tsx'

export const meta = titled('features')
export const clientLoader = screenWords('vehicles')

export default SpecialFeaturesScreen
