import { IMPORT_KINDS, type ImportKind } from '@nelly/domain/imports/import-kinds'
import { Link } from 'react-router'
import type { Subject } from '../mutations/dependent-queries.ts'
import css from '../ui/page-nav.module.css'
import { useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'

/** By kind: the screen that leads to it, the one that shows what was stored, and what that changes. */
export const OF_KIND = {
  fleet: { screen: '/app/fleet', stored: '/app/units', subject: 'vehicles' },
  customers: { screen: '/app/customers', stored: '/app/customers', subject: 'customers' },
  reservations: { screen: '/app/reservations', stored: '/app/reservations', subject: 'reservations' },
} as const satisfies Record<ImportKind, { screen: string; stored: string; subject: Subject }>

/** Of what the next file is, by the address; of the fleet where it says nothing. */
export function useImportKind(): ImportKind {
  const [address] = useAddress()
  return IMPORT_KINDS.find((kind) => kind === address.get('kind')) ?? 'fleet'
}

/** What is imported: one screen for each. */
export function ImportKinds({ chosen }: { chosen: ImportKind }) {
  const t = useWords('imports')
  return (
    <nav className={css.nav} aria-label={t('kind')}>
      {IMPORT_KINDS.map((kind) => (
        <Link
          key={kind}
          to={`/app/import?kind=${kind}`}
          className={css.view}
          aria-current={kind === chosen ? 'page' : undefined}
        >
          {t(`kinds.${kind}`)}
        </Link>
      ))}
    </nav>
  )
}
