import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One style sheet for all of a landing's pages: one request, and none on the second page.
          output: {
            codeSplitting: {
              groups: [
                { name: 'visitor', test: /app\/visitor\/.*\.css$/ },
                { name: 'shared', test: /\.(tsx?|m?js)$/, minShareCount: 13 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React draws several times as slowly where it isn't told; whoever starts the server need not think of it.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // The server build is one handler with everything it needs inside, so that it starts quickly and stands alone.
      build: { rollupOptions: { input: './app/handler.ts' } },
      resolve: { noExternal: true },
    },
  },
})
