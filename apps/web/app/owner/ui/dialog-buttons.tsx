import type { ReactNode } from 'react'
import css from './dialog-buttons.module.css'

/** The buttons at a dialog's end, the primary one last; on a phone they fill its width, the primary one on top. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>
}
