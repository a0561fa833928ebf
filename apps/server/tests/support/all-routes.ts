import type { FastifyInstance } from 'fastify'

/** A registered route. */
export interface Route {
  method: string
  url: string
  /** Whether it takes a body, by its schema. */
  hasBody: boolean
  /** Whether it only handles mistakes. */
  refuses: boolean
}

/** Records every route that an app registers: `watch` must see the app before it has any. */
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

/** The path of a call without its prefix. */
export const withoutPrefix = (url: string): string => url.replace(/^\/api(?=\/)/, '')
