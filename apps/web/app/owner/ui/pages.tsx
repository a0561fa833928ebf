import { Button, Group } from '@mantine/core'
import { useWords } from '../words/use-words.ts'

interface PagesProps {
  /** What the pages are of, for screen readers. */
  label: string
  page: number
  /** Undefined for a list that is not counted. */
  last: number | undefined
  hasNext: boolean
  onPage: (page: number) => void
}

/** Pages through a list of more than one page; which is the last, is not known of one that is not counted. */
export function Pages({ label, page, last, hasNext, onPage }: PagesProps) {
  const t = useWords('common')
  const end = last === undefined ? undefined : Math.max(1, last)
  if (end === 1 && page === 1) return null
  return (
    <Group component="nav" gap={12} mt={16} aria-label={label}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, end ?? page))}>
        {t('previous')}
      </Button>
      <span>
        {end === undefined || page > end ? t('pageOfMany', { page }) : t('page', { page, last: end })}
      </span>
      <Button variant="default" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </Group>
  )
}
