import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: to ask for one as it is opened fails without a connection, past our own words for that.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
