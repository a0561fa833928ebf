import css from './figures-place.module.css'

/** The place of the figures while they are on their way. */
export function FiguresPlace() {
  return (
    <div className={css.cards} aria-hidden="true">
      <div className={css.card} />
      <div className={css.card} />
      <div className={css.card} />
    </div>
  )
}
