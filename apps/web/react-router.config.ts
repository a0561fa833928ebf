import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: fetching one as it is opened would fail without a connection, without our own
  // message for that.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
