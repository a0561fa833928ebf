import { rolesOfCall } from '@nelly/contract/calls/roles-of-call'
import type { Role } from '@nelly/domain/team/roles'
import type { FastifyInstance } from 'fastify'

/** A registered route. */
export interface Route {
  method: string
  url: string
  /** Whether it takes a body, by its schema. */
  hasBody: boolean
  /** Whether it only handles mistakes. */
  refuses: boolean
  /** Those of its call that may make it. */
  roles: readonly Role[]
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
            roles: config?.call ? rolesOfCall(config.call) : [],
          })
        }
      }),
  }
}

/** The path of a call without its prefix. */
export const withoutPrefix = (url: string): string => url.replace(/^\/api(?=\/)/, '')
