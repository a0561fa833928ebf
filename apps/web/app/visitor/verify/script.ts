import { inlineScript } from '../inline-script.ts'

/** Hashes a file that is picked or dropped on the page, and says what is known of it. */
export const VERIFY = inlineScript(`{
const { dataset, parentElement } = document.currentScript
const answers = JSON.parse(dataset.answers)
const input = parentElement.querySelector('input')
const output = parentElement.querySelector('[role=status] > *')
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const told = async (file) => {
const hash = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
const answer = await fetch('/api/verify/' + encodeURIComponent(dataset.number) + '?sha256=' + hash)
if (!answer.ok) return answer.status === 429 ? answers.wait : answers.failed
const { known, day, isVoid } = await answer.json()
const words = day && new Date(day + 'T00:00Z').toLocaleDateString(dataset.language, { dateStyle: 'long', timeZone: 'UTC' })
return answers[known].replace('\\u00a7', words) + (isVoid ? ' ' + answers.void : '')
}
let last
const show = async (file) => {
if (!file) return
last = file
output.textContent = '…'
const words = await told(file).catch(() => answers.failed)
if (last === file) output.textContent = words
}
if (!crypto.subtle) {
input.disabled = true
output.textContent = answers.scripts
}
input.onchange = () => show(input.files[0])
document.ondragover = (event) => event.preventDefault()
document.ondrop = (event) => {
event.preventDefault()
if (!input.disabled) show(event.dataTransfer.files[0])
}
}`)
