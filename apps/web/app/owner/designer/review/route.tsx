import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { ReviewStepScreen } from './review-step-screen.client.tsx'

export const meta = titled('preview')
export const clientLoader = screenWords('landing', 'places', 'preview', 'vehicles')

export default ReviewStepScreen
