import { titled } from '../words/titles.ts'
import { HelpScreen } from './help-screen.client.tsx'

export const meta = titled('help')

export default function HelpRoute() {
  return <HelpScreen />
}
