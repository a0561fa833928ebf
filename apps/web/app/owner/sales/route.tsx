import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { SalesScreen } from './sales-screen.client.tsx'

export const meta = titled('sales')
export const clientLoader = screenWords('sales', 'customers')

export default SalesScreen
