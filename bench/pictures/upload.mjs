// Adds a vehicle with photographs, in a separate process so that it does not disturb the measurement; prints its id and
// the response time in milliseconds.
import { readFileSync } from 'node:fs'

const [origin, token, landing, ...photographs] = process.argv.slice(2)
const form = new FormData()
const fields = {
  id_landing: landing,
  name: 'Bench',
  description: 'Twelve photographs',
  price: 45,
  luggage: 4,
  people: 5,
}
for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
form.append('type_of_car', 'SUV')
form.append('transmision', 'Automática')
for (const [index, path] of photographs.entries()) {
  form.append(`images[${index}]`, new Blob([readFileSync(path)]), `${index}.jpg`)
}
const body = new Response(form)
const headers = { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') }
const payload = await body.arrayBuffer()
const began = performance.now()
const answer = await fetch(`${origin}/api/vehicle`, { method: 'POST', headers, body: payload })
if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
const { id } = await answer.json()
console.log(JSON.stringify({ id, milliseconds: Math.round(performance.now() - began) }))
