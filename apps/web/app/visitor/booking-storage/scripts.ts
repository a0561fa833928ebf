import { PARTY_CHOSEN_FIELD, SEARCH_FIELDS } from '@nelly/contract/visitor-forms'
import { inlineScript } from '../inline-script.ts'
import { FORM_ID } from './form-id.ts'

/** The inline scripts of visitors' pages. */
export const SCRIPTS = {
  /** Stores the values in `data-stored`, and removes those that are null. */
  keep: inlineScript(`for (const [key, value] of Object.entries(JSON.parse(document.currentScript.dataset.stored))) {
if (value === null) localStorage.removeItem(key)
else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}`),

  /** Redirects to the stored booking of this landing, unless its first day is past. */
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

  /** Where this device is signed in as an operator, shows what is for operators, and hides what is for others. */
  signedIn: inlineScript(`if (localStorage.token && new Date(localStorage.sessionExpiry) > new Date())
for (const part of document.querySelectorAll('[data-signed-in]')) part.hidden = !part.hidden`),

  /**
   * In the search: moving the pickup moves the return, so that the trip keeps its length, and the return can't be
   * before it. The dates are read on focus, as a browser that comes back to the page restores form values after scripts
   * have run.
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

  /** In the search: says that the party size was chosen, as the preselected one is no wish. */
  partyChosen: inlineScript(`{
const { ${SEARCH_FIELDS.persons}: party, ${PARTY_CHOSEN_FIELD}: chosen } = document.currentScript.parentElement.elements
party.onchange = () => { chosen.disabled = false }
}`),

  /**
   * In the search: hides the returns that the chosen pickup forbids. One that is chosen already stays and says so: nothing that was
   * chosen is lost. It runs again when a browser that comes back has restored the form.
   */
  forbiddenReturns: inlineScript(`{
const { ${SEARCH_FIELDS.pickupPlace}: from, ${SEARCH_FIELDS.returnPlace}: to } = document.currentScript.parentElement.elements
const marked = [...to.options].filter(({ dataset }) => dataset.notFrom).map((option) => [option, option.text])
const follow = () => {
for (const [option, text] of marked) {
const isForbidden = JSON.parse(option.dataset.notFrom).includes(from.value)
option.text = isForbidden ? text : option.value
option.hidden = option.disabled = isForbidden && !option.selected
}
}
from.oninput = to.oninput = follow
addEventListener('pageshow', follow)
follow()
}`),

  /** Stores what is typed into the contact form, and restores it to empty fields. */
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
