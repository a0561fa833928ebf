import css from './figures-place.module.css'

/** The placeholder of the figures while they are loaded. */
export function FiguresPlace() {
  return (
    <div className={css.cards} aria-hidden="true">
      <div className={css.card} />
      <div className={css.card} />
      <div className={css.card} />
    </div>
  )
}
