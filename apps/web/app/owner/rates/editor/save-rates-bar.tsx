import { ActionIcon, Alert, Button } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import bar from '../../forms/save-bar.module.css'
import { useWords } from '../../words/use-words.ts'
import css from './editor.module.css'
import type { RatesEditing } from './use-rates-editor.ts'

/** The bottom bar, always visible: undo, redo, save, and what became of the last save. */
export function SaveRatesBar({ editor }: { editor: RatesEditing }) {
  const t = useWords('rates')
  return (
    <div className={bar.bar}>
      <div className={bar.told}>
        {editor.failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} py={8}>
            {editor.failure}
            <Errors errors={editor.errors} />
          </Alert>
        )}
        {editor.warnings.length > 0 && (
          <Alert role="status" color="yellow" icon={<IconAlertTriangle />} py={8} title={t('save.warnings')}>
            <ul className="bullets">
              {editor.warnings.map(({ field, message }) => (
                <li key={field}>{message}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <p className="muted told" role="status">
        {editor.isChanged ? t('save.unsaved') : ''}
      </p>
      <div className={bar.buttons}>
        <ActionIcon
          variant="default"
          size={36}
          className={css.step}
          disabled={!editor.canUndo}
          aria-label={t('save.undo')}
          onClick={editor.undo}
        >
          <IconArrowBackUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          className={css.step}
          disabled={!editor.canRedo}
          aria-label={t('save.redo')}
          onClick={editor.redo}
        >
          <IconArrowForwardUp size={18} />
        </ActionIcon>
        <Button onClick={editor.review}>{t('save.review')}</Button>
      </div>
    </div>
  )
}

/** The messages of a refused save, for fields that are on other pages too. */
function Errors({ errors }: { errors: Readonly<Record<string, string>> }) {
  const messages = [...new Set(Object.values(errors))]
  return (
    messages.length > 0 && (
      <ul className="bullets">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )
  )
}
