import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { DeletedLandingsScreen } from './deleted-landings-screen.client.tsx'

export const meta = titled('deleted')
export const clientLoader = screenWords('deleted', 'designer')

export default DeletedLandingsScreen
