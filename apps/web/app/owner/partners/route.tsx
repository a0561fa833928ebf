import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { PartnersScreen } from './partners-screen.client.tsx'

export const meta = titled('partners')
export const clientLoader = screenWords('partners', 'elsewhere')

export default PartnersScreen
