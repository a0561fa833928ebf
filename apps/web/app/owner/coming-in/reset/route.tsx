import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { ResetScreen } from './reset-screen.client.tsx'

export const meta = titled('reset')
export const clientLoader = screenWords('team')

export default ResetScreen
