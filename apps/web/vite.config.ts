import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './compile-messages.ts'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [compileMessages(), reactRouter(), precompress()],
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
                // What the first screens need not: schemas, and menus, which are opened later.
                { name: 'schemas', test: /node_modules\/zod\//, priority: 1 },
                {
                  name: 'shared',
                  test: /^(?!.*(?:\/packages\/contract\/|@floating-ui|\/(?:Popover|Menu|Combobox|Floating)\/)).*\.(?:tsx?|m?js)$/,
                  minShareCount: 23,
                },
                // An icon has a hundred bytes, as much as its file and its name in others cost.
                { name: 'icons', test: /@tabler\/icons-react\/.*\/icons\//, minShareCount: 4, priority: -1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React renders several times slower without it; set here, so that it need not be set at the start of the server.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // The server build is one handler with all its dependencies bundled, so that it starts quickly and stands alone.
      build: { rollupOptions: { input: './app/handler.ts' } },
      resolve: { noExternal: true },
    },
  },
})
