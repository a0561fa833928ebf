import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { ReviewsScreen } from './reviews-screen.client.tsx'

export const meta = titled('reviews')
export const clientLoader = screenWords('landing', 'reviews')

export default ReviewsScreen
