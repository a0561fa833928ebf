import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'

/** Leads to where customers come out of a file. */
export function ImportLink() {
  const t = useWords('customers')
  return (
    <IfMay call="startImport">
      <Button
        component={Link}
        to="/app/import?kind=customers"
        variant="default"
        leftSection={<IconFileUpload size={18} aria-hidden="true" />}
      >
        {t('import')}
      </Button>
    </IfMay>
  )
}
