import { Badge } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** A warning that the operator does not want to rent to a customer, with the reason; nothing where they do. */
export function DoNotRentBadge({ reason }: { reason: string | null | undefined }) {
  const t = useWords('reservation')
  if (!reason) return null
  return (
    <Badge
      color="red"
      c="red.9"
      variant="light"
      tt="none"
      fz="0.8125rem"
      fw={600}
      px={8}
      mt={4}
      // A long reason wraps.
      styles={{
        root: {
          display: 'flex',
          width: 'fit-content',
          height: 'auto',
          minHeight: 22,
          maxWidth: '100%',
          paddingBlock: 2,
          borderRadius: 14,
        },
        label: {
          overflow: 'visible',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          textAlign: 'left',
          lineHeight: 1.35,
        },
      }}
      leftSection={<IconBan size={13} stroke={2.2} aria-hidden="true" />}
    >
      {t('doNotRent', { reason })}
    </Badge>
  )
}
