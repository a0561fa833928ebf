import { titled } from '../words/titles.ts'
import { PublishedScreen } from './published-screen.client.tsx'

export const meta = titled('published')

export default function PublishedRoute() {
  return <PublishedScreen />
}
