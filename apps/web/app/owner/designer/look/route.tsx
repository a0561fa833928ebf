import { titled } from '../../words/titles.ts'
import { LookScreen } from './look-screen.client.tsx'

export const meta = titled('designer')

export default function LookRoute() {
  return <LookScreen />
}
