import css from './waiting.module.css'

/** What is seen until the page's script has arrived: nothing that moves, nothing that jumps. */
export function Waiting() {
  return (
    <main className={css.waiting} aria-busy="true">
      <span className={css.dot} />
      <noscript>Esta parte de Nelly necesita JavaScript. · This part of Nelly needs JavaScript.</noscript>
    </main>
  )
}
