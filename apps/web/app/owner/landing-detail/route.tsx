import { titled } from '../words/titles.ts'
import { LandingDetailScreen } from './landing-detail-screen.client.tsx'

export const meta = titled('landing')

export default function LandingDetailRoute() {
  return <LandingDetailScreen />
}
