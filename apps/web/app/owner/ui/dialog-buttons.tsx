import type { ReactNode } from 'react'
import css from './dialog-buttons.module.css'

/** The buttons at a dialog's end, the one that goes on last; on a phone they fill its width, that one above. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>
}
