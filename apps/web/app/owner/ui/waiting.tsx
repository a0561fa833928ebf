import css from './waiting.module.css'

/** Shown until the page's script has loaded: without animation, so that nothing jumps. */
export function Waiting() {
  return (
    <main className={css.waiting} aria-busy="true">
      <span className={css.dot} />
      <noscript>Esta parte de Nelly necesita JavaScript. · This part of Nelly needs JavaScript.</noscript>
    </main>
  )
}
