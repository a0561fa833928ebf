import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { LookScreen } from './look-screen.client.tsx'

export const meta = titled('designer')
export const clientLoader = screenWords('landing', 'preview')

export default LookScreen
