/** A web app of one page, for tests that start the server as a process. */
export const handle = async () =>
  new Response('<!doctype html><title>Nelly</title>', { headers: { 'content-type': 'text/html' } })
