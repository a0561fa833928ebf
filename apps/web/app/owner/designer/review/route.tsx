import { titled } from '../../words/titles.ts'
import { ReviewStepScreen } from './review-step-screen.client.tsx'

export const meta = titled('preview')

export default function ReviewStepRoute() {
  return <ReviewStepScreen />
}
