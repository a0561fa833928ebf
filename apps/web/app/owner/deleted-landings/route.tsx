import { titled } from '../words/titles.ts'
import { DeletedLandingsScreen } from './deleted-landings-screen.client.tsx'

export const meta = titled('deleted')

export default function DeletedLandingsRoute() {
  return <DeletedLandingsScreen />
}
