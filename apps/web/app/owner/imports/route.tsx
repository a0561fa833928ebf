import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { ImportScreen } from './import-screen.client.tsx'

export const meta = titled('import')
export const clientLoader = screenWords('imports', 'vehicles')

export default ImportScreen
