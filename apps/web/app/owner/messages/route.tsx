import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { MessagesScreen } from './messages-screen.client.tsx'

export const meta = titled('messages')
export const clientLoader = screenWords('messages')

export default MessagesScreen
