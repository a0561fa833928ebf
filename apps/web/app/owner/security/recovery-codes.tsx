import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useCopy } from '../ui/use-copy.ts'
import { useWords } from '../words/use-words.ts'
import css from './security.module.css'

/** New recovery codes, which are shown this once: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords('security')
  const copy = useCopy()
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <div className={`stack ${css.sheet}`}>
        <p>{t('codesLead')}</p>
        <ol className={css.codes} aria-label={t('codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <DialogButtons>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => copy(text)}
        >
          {t('copyCodes')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${t('codesFile')}.txt`)}
        >
          {t('download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <Button onClick={onClose}>{t('saved')}</Button>
      </DialogButtons>
    </>
  )
}
