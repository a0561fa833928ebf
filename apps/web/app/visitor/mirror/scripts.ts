import { SEARCH_FIELDS } from '@nelly/contract/search-form'
import { inlineScript } from '../inline-script.ts'
import { FORM_ID } from './form-id.ts'

/** The inline scripts of visitors' pages. */
export const SCRIPTS = {
  /** Keeps what `data-stored` names, and forgets what is null there. */
  keep: inlineScript(`for (const [key, value] of Object.entries(JSON.parse(document.currentScript.dataset.stored))) {
if (value === null) localStorage.removeItem(key)
else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}`),

  /** Leads to the booking that was kept for this landing, unless its first day has passed. */
  resume: inlineScript(`{
const read = (key) => JSON.parse(localStorage.getItem(key) ?? '{}')
const { id_landing, name_landing, ...search } = read('formValidate')
const query = new URLSearchParams(location.search), asked = query.toString()
for (const [name, value] of Object.entries(search)) query.set(name, value)
if (localStorage.selectedVehicle) query.set('vehicle', localStorage.selectedVehicle)
for (const { name, quantity } of Object.values(read('selectedExtras'))) query.set(name, quantity)
const isHere = name_landing === document.currentScript.dataset.landing
const isPast = search.date_of_departure < new Date().toISOString().slice(0, 10)
if (isHere && !isPast && query.toString() !== asked) location.replace('?' + query)
}`),

  /** Where this device is signed in as an operator, shows what is hidden from strangers, and hides what is for them. */
  signedIn: inlineScript(`if (localStorage.token && new Date(localStorage.sessionExpiry) > new Date())
for (const part of document.querySelectorAll('[data-signed-in]')) part.hidden = !part.hidden`),

  /**
   * Within the search: the return follows the pickup when that is moved, so that the trip stays as long, and can't be before it.
   * The days are read on focus, as a browser that comes back to the page restores what was chosen after scripts have run.
   */
  returnFollows: inlineScript(`{
const { ${SEARCH_FIELDS.pickupDate}: from, ${SEARCH_FIELDS.returnDate}: to } = document.currentScript.parentElement.elements
let start
from.onfocus = () => { start = from.valueAsNumber }
from.onchange = () => {
const length = to.valueAsNumber - start
if (!from.value) return
start = from.valueAsNumber
if (length >= 0) to.valueAsNumber = start + length
to.min = from.value
}
}`),

  /** Keeps what is typed into the contact form, and gives it back to fields that are empty. */
  form: inlineScript(`{
const typed = JSON.parse(localStorage.getItem('formData') ?? '{}')
const { elements } = document.getElementById('${FORM_ID}')
const fields = [...elements].filter(({ type }) => /text|email|tel|number/.test(type))
const all = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
for (const field of fields) {
if (!field.value || field.type === 'number') field.value = typed[field.name] ?? field.value
field.onchange = () => localStorage.setItem('formData', JSON.stringify(all()))
}
}`),
} as const
