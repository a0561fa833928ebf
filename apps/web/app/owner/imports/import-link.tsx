import { Button } from '@mantine/core'
import type { ImportKind } from '@nelly/domain/imports/import-kinds'
import { IconFileUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'

interface ImportLinkProps {
  kind: ImportKind
  /** Chosen on the screen without it. */
  landing?: number
}

/** Leads to where a fleet or customers come out of a file. */
export function ImportLink({ kind, landing }: ImportLinkProps) {
  const t = useWords('common')
  return (
    <IfMay call="startImport">
      <Button
        component={Link}
        to={`/app/import?kind=${kind}${landing === undefined ? '' : `&landing=${landing}`}`}
        variant="default"
        leftSection={<IconFileUpload size={18} aria-hidden="true" />}
      >
        {t('importFile')}
      </Button>
    </IfMay>
  )
}
