import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Sends a call of the API; its path is without `/api`. */
export type Call = (
  method: NonNullable<InjectOptions['method']>,
  path: string,
  payload?: object,
) => Promise<LightMyRequestResponse>

/** The calls of somebody with these headers. */
export const callsWith =
  (app: FastifyInstance, headers: Readonly<Record<string, string>>): Call =>
  async (method, path, payload) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
    })
