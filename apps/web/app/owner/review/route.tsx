import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { ReviewScreen } from './review-screen.client.tsx'

export const meta = titled('review')
export const clientLoader = screenWords('designer', 'landing', 'preview')

export default ReviewScreen
