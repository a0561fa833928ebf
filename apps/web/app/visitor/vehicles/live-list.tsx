import { inlineScript } from '../inline-script.ts'

/** Marks what the live list swaps for its counterpart in the answer; the element itself stays, so that a change in it is announced. */
export const LIVE = { 'data-live': '' } as const

/**
 * Lets the filters act at once: asks for the address that the form would lead to, swaps the marked parts of the page for the
 * answer's, and keeps the address. Typing waits for a pause. Where that fails, the form is sent as it always was. The answer is
 * parsed into a template, where nothing of it loads or asks after the content policy.
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
}`)

/** To stand right after the form with the filters. */
export const LiveList = () => <script>{SCRIPT}</script>
