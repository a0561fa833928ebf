import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'

/** Leads to where the vehicles of a landing, which may be chosen there, come out of a file. */
export function ImportLink({ landing }: { landing?: number }) {
  const t = useWords('vehicles')
  return (
    <IfMay call="startImport">
      <Button
        component={Link}
        to={landing === undefined ? '/app/import' : `/app/import?landing=${landing}`}
        variant="default"
        leftSection={<IconFileUpload size={18} aria-hidden="true" />}
      >
        {t('import')}
      </Button>
    </IfMay>
  )
}
