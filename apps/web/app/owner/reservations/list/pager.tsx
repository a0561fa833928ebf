import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { PER_PAGE } from './use-reservation-page.ts'

/** Shows the visible part of a long list, and pages through it. A list of one page only shows its count. */
export function Pager(props: { page: number; total: number; onPage: (page: number) => void }) {
  const { page, total, onPage } = props
  const t = useWords('reservations')
  const last = Math.ceil(total / PER_PAGE)
  if (total === 0) return null
  return (
    <nav className="row spread" aria-label={t('pages')}>
      <p className="muted" role="status">
        {t('range', {
          first: Math.min(total, (page - 1) * PER_PAGE + 1),
          last: Math.min(total, page * PER_PAGE),
          total,
        })}
      </p>
      {last > 1 && (
        <div className="row">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, last))}
          >
            {t('previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={18} aria-hidden="true" />}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
    </nav>
  )
}
