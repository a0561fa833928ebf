import type { FastifyInstance } from 'fastify'

/** A route as an app registered it. */
export interface Route {
  method: string
  url: string
  /** Whether it takes a body, as far as its schema tells. */
  hasBody: boolean
  /** Whether it is there for mistakes alone. */
  refuses: boolean
}

/** Writes down every route that an app registers: `watch` is to see the app before it has any. */
export function routeCollector(): { routes: Route[]; watch(app: FastifyInstance): void } {
  const routes: Route[] = []
  return {
    routes,
    watch: (app) =>
      void app.addHook('onRoute', ({ method, url, schema, config }) => {
        for (const one of [method].flat()) {
          routes.push({
            method: one,
            url,
            hasBody: schema?.body !== undefined,
            refuses: config?.refuses ?? false,
          })
        }
      }),
  }
}

/** A call without the prefix under which it is registered once more. */
export const withoutPrefix = (url: string): string => url.replace(/^\/api(?=\/)/, '')
