import { drawSaleDocument, type SaleDocument } from '@nelly/contract/sales/sale-documents'
import { IconDownload } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useWords } from '../words/use-words.ts'

/** Downloads a sale document. */
export function SaleButton({ id, number }: Pick<SaleDocument, 'id' | 'number'>) {
  const t = useWords('sales')
  const name = t('file', { number })
  const downloading = useAction({
    run: () => fileOf(drawSaleDocument, { params: { saleDocumentId: id } }),
    failed: t('fileFailed'),
    onDone: (file) => saveFile(file, `${name}.pdf`),
  })
  return (
    <BusyButton
      variant="subtle"
      size="compact-sm"
      px={0}
      busy={downloading.isPending}
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
      onClick={() => downloading.mutate()}
    >
      {name}
    </BusyButton>
  )
}
