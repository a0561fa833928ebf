// Run as a process of its own: a mail server that takes everything and keeps nothing. Tells its port first, then how many mails
// it has had and how late they came, in whole seconds after what they tell: an array of how many for each second.
import { createServer } from 'node:net'

const END = '\r\n.\r\n'
const late = []
let came = 0

const server = createServer((socket) => {
  let rest = ''
  let isMessage = false
  socket.setNoDelay(true)
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.write('220 sink\r\n')
  socket.on('data', (chunk) => {
    rest += chunk
    for (;;) {
      const end = rest.indexOf(isMessage ? END : '\r\n')
      if (end < 0) return
      const [said, mark] = [rest.slice(0, end), isMessage ? END : '\r\n']
      rest = rest.slice(end + mark.length)
      if (isMessage) take(said)
      isMessage = !isMessage && /^DATA$/i.test(said)
      socket.write(answerTo(said, mark))
    }
  })
})

function answerTo(said, mark) {
  if (mark === END) return '250 taken\r\n'
  if (/^EHLO/i.test(said)) return '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n'
  if (/^DATA$/i.test(said)) return '354 go on\r\n'
  return /^QUIT$/i.test(said) ? '221 bye\r\n' : '250 fine\r\n'
}

function take(message) {
  came += 1
  const told = Date.parse(/^Date: (.*)$/m.exec(message)?.[1])
  const seconds = Math.max(0, Math.floor((Date.now() - told) / 1000))
  late[seconds] = (late[seconds] ?? 0) + 1
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('message', (question) =>
  process.send({ question, came, late: Array.from(late, (count) => count ?? 0) }),
)
process.on('disconnect', () => process.exit(0))
