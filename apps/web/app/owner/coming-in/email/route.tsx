import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { EmailScreen } from './email-screen.client.tsx'

export const meta = titled('email')
export const clientLoader = screenWords('team')

export default EmailScreen
