import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import css from './page-nav.module.css'

interface NavPage {
  to: string
  label: string
  isOpen: boolean
  /** What stands beside the label, such as a count. */
  badge?: ReactNode
  /** Whether the badge is in sight while another page is open and the row is folded. */
  isBadgeKept?: boolean
}

interface PageNavProps {
  label: string
  pages: readonly NavPage[]
  /** Whether they are the pages of a tab, below the row of tabs. */
  isWithinTab?: boolean
}

/** The pages of a screen that has many: a row of tabs, on a phone folded behind a button that names the open one. */
export function PageNav({ label, pages, isWithinTab = false }: PageNavProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const fold = () => {
    setUnfolded(false)
    // The link that was followed is hidden with the others; where there is no button, it keeps the focus.
    button.current?.focus()
  }
  return (
    <nav className={`${css.nav} ${css.folded}`} data-within-tab={isWithinTab} aria-label={label}>
      <Button
        ref={button}
        variant="default"
        size="md"
        fullWidth
        justify="space-between"
        className={css.fold}
        rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span className="line">
          {pages.find(({ isOpen }) => isOpen)?.label}
          {pages.map(
            ({ to, isOpen, isBadgeKept, badge }) =>
              (isOpen || isBadgeKept) && badge && <span key={to}>{badge}</span>,
          )}
        </span>
      </Button>
      <div id={id} className={css.pages} data-open={isUnfolded}>
        {pages.map(({ to, label, isOpen, badge }) => (
          <Link
            key={to}
            to={to}
            className={css.view}
            aria-current={isOpen ? 'page' : undefined}
            onClick={fold}
          >
            {label}
            {badge}
          </Link>
        ))}
      </div>
    </nav>
  )
}
