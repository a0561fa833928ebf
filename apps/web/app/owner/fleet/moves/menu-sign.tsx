import type { Icon } from '@tabler/icons-react'

/** The sign of an entry of a menu. */
export const menuSign = (Sign: Icon) => <Sign size={17} stroke={1.7} aria-hidden="true" />
