import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { PublishedScreen } from './published-screen.client.tsx'

export const meta = titled('published')
export const clientLoader = screenWords('designer', 'landing')

export default PublishedScreen
