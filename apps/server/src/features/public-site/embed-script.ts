/**
 * The script that other websites load: it puts the search box of a landing where its tag stands, as a custom element with a shadow
 * root, so that neither the website's styles nor its content policy change it. It sets no cookie and sends none.
 */
export const EMBED_SCRIPT = `(() => {
  const script = document.currentScript
  if (!script) return
  const origin = new URL(script.src).origin
  if (!customElements.get('nelly-search')) {
    customElements.define('nelly-search', class extends HTMLElement {
      async connectedCallback() {
        if (this.shadowRoot) return
        const root = this.attachShadow({ mode: 'open' })
        const { origin, landing, language } = this.dataset
        const from = new URL(origin + '/' + encodeURIComponent(landing) + '/embed.json')
        if (language) from.searchParams.set('language', language)
        const answer = await fetch(from, { credentials: 'omit' }).catch(() => null)
        if (!answer || !answer.ok) return
        const { html, css } = await answer.json()
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(':host{display:block}' + css)
        root.adoptedStyleSheets = [sheet]
        root.innerHTML = html
      }
    })
  }
  const box = document.createElement('nelly-search')
  box.dataset.landing = script.dataset.landing || ''
  box.dataset.language = script.dataset.language || ''
  box.dataset.origin = origin
  script.after(box)
})()
`
