import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { CustomerScreen } from './customer-screen.client.tsx'

export const meta = titled('customers')
export const clientLoader = screenWords('customers')

export default CustomerScreen
