// A server of Node alone that answers every request with the response it is sent, for comparison.
import { createServer } from 'node:http'

process.once('message', ({ headers, body, maxRequestsPerSocket }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.maxRequestsPerSocket = maxRequestsPerSocket
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
})
process.once('disconnect', () => process.exit())
