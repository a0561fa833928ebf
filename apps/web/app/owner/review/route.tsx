import { titled } from '../words/titles.ts'
import { ReviewScreen } from './review-screen.client.tsx'

export const meta = titled('review')

export default function ReviewRoute() {
  return <ReviewScreen />
}
