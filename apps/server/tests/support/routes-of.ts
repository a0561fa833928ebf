import type { FastifyInstance } from 'fastify'

/** A registered route; parameters in its path are `{}`, as two routes may name the same position differently. */
export interface RegisteredRoute {
  path: string
  methods: string[]
}

/** Every route of an app, from the tree that the router prints. */
export function routesOf(app: FastifyInstance): RegisteredRoute[] {
  const branch: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment, methods] = /^([ │]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (indent === undefined || segment === undefined) return []
      branch.splice(indent.length / 4, Number.POSITIVE_INFINITY, segment)
      const path = branch.join('').replace(/:\w+(?:\|:\w+)*/g, '{}')
      return methods ? [{ path, methods: methods.split(', ') }] : []
    })
}
