import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { UnitsScreen } from './units-screen.client.tsx'

export const meta = titled('units')
export const clientLoader = screenWords('units', 'vehicles')

export default UnitsScreen
