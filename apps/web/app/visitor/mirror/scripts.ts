import { FORM_ID } from './form-id.ts'

/** The inline scripts of a booking's pages. Each is the same text wherever it stands, so that one hash allows it. */
export const SCRIPTS = {
  /** Keeps what `data-kept` names, and forgets what is null there. */
  keep: `for (const [key, value] of Object.entries(JSON.parse(document.currentScript.dataset.kept))) {
if (value === null) localStorage.removeItem(key)
else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}`,

  /** Leads to the booking that was kept for this landing, unless its first day has passed. */
  resume: `{
const read = (key) => JSON.parse(localStorage.getItem(key) ?? '{}')
const { id_landing, name_landing, ...search } = read('formValidate')
const query = new URLSearchParams(location.search), asked = query.toString()
for (const [name, value] of Object.entries(search)) query.set(name, value)
if (localStorage.selectedVehicle) query.set('vehicle', localStorage.selectedVehicle)
for (const { name, quantity } of Object.values(read('selectedExtras'))) query.set(name, quantity)
const isHere = name_landing === document.currentScript.dataset.landing
const isPast = search.date_of_departure < new Date().toISOString().slice(0, 10)
if (isHere && !isPast && query.toString() !== asked) location.replace('?' + query)
}`,

  /** Keeps what is typed into the contact form, and gives it back to fields that are empty. */
  form: `{
const typed = JSON.parse(localStorage.getItem('formData') ?? '{}')
const { elements } = document.getElementById('${FORM_ID}')
const fields = [...elements].filter(({ type }) => /text|email|tel/.test(type))
const all = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
for (const field of fields) {
field.value ||= typed[field.name] ?? ''
field.onchange = () => localStorage.setItem('formData', JSON.stringify(all()))
}
}`,
} as const
