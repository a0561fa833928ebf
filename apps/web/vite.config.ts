import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // The server build is one handler with everything it needs inside, so that it starts quickly and stands alone.
      build: { rollupOptions: { input: './app/handler.ts' } },
      resolve: { noExternal: true },
    },
  },
})
