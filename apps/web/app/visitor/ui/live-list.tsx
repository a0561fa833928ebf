import { inlineScript } from '../inline-script.ts'

/**
 * Marks the elements that the live list replaces with those of the response; the element itself stays, so that a change
 * in it is announced.
 */
export const LIVE = { 'data-live': '' } as const

/**
 * Applies filters at once: fetches the address that the form would lead to, replaces the marked parts of the page with
 * those of the response, and updates the address. Typing is debounced. A link of the form closes it, as it leads to the list. If that fails, the form is submitted normally.
 * The response is parsed into a template, where nothing is loaded and no content policy applies.
 */
const SCRIPT = inlineScript(`{
const form = document.currentScript.previousElementSibling
let timer, last
const fields = () => [...new FormData(form)].filter(([, value]) => value !== '')
const show = async () => {
clearTimeout(timer)
last?.abort()
const { signal } = last = new AbortController()
const address = form.action + '?' + new URLSearchParams(fields())
const parts = (of) => of.querySelectorAll('[data-live]')
try {
const answer = await fetch(address, { signal })
const page = document.createElement('template')
page.innerHTML = await answer.text()
const next = parts(page.content)
if (!answer.ok || next.length !== parts(document).length) throw answer
parts(document).forEach((part, i) => part.replaceChildren(...next[i].childNodes))
history.replaceState(null, '', address)
} catch {
if (!signal.aborted) location.assign(address)
}
}
form.oninput = ({ target }) => {
clearTimeout(timer)
last?.abort()
timer = setTimeout(show, /search|number/.test(target.type) ? 250 : 0)
}
form.onsubmit = (event) => {
event.preventDefault()
show()
}
form.onclick = ({ target }) => {
if (target.closest('a')) form.querySelector('details').open = false
}
}`)

/** Must be rendered right after the form with the filters. */
export const LiveList = () => <script>{SCRIPT}</script>
