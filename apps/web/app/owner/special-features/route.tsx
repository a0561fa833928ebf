import { titled } from '../words/titles.ts'
import { SpecialFeaturesScreen } from './special-features-screen.client.tsx'

export const meta = titled('features')

export default function SpecialFeaturesRoute() {
  return <SpecialFeaturesScreen />
}
