import { Button, Group } from '@mantine/core'
import type { Page } from '../../api/call-api.ts'
import { useWords } from '../words/use-words.ts'
import { saying, useAddress } from './use-address.ts'

/** The page of a list that the address names, from 1, and a function that turns to another one; Back returns. */
export function usePage(): [number, (page: number) => void] {
  const [address, change] = useAddress()
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  return [page, (to) => change(saying({ page: to === 1 ? undefined : to }), { replace: false })]
}

interface PagesProps {
  /** What the pages are of, for screen readers. */
  label: string
  list: Pick<Page<unknown>, 'total' | 'hasNext'>
  perPage: number
}

/** Pages through a list of more than one page; which is the last, is not known of one that is not counted. */
export function Pages({ label, list: { total, hasNext }, perPage }: PagesProps) {
  const t = useWords('common')
  const [page, turnTo] = usePage()
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage))
  if (last === 1 && page === 1) return null
  return (
    <Group component="nav" gap={12} mt={16} aria-label={label}>
      <Button variant="default" disabled={page <= 1} onClick={() => turnTo(Math.min(page - 1, last ?? page))}>
        {t('previous')}
      </Button>
      <span>{last === undefined || page > last ? t('pageOfMany', { page }) : t('page', { page, last })}</span>
      <Button variant="default" disabled={!hasNext} onClick={() => turnTo(page + 1)}>
        {t('next')}
      </Button>
    </Group>
  )
}
