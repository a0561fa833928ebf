import { Button, type ButtonProps, Textarea, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './text-to-copy.module.css'
import { useCopy } from './use-copy.ts'

interface TextToCopyProps {
  label: string
  hint?: string | undefined
  text: string
  /** Whether the text has several lines. */
  isLong?: boolean
  /** The style of the button: filled where copying is the main action. */
  variant?: ButtonProps['variant']
}

/** A text with a button that copies it. */
export function TextToCopy({ label, hint, text, isLong = false, variant }: TextToCopyProps) {
  const common = useWords('common')
  const copy = useCopy()
  const Field = isLong ? Textarea : TextInput
  return (
    <div className={css.address}>
      <Field
        label={label}
        description={hint}
        value={text}
        readOnly
        {...(isLong && { autosize: true })}
        onFocus={(event) => event.currentTarget.select()}
        flex={1}
      />
      <Button
        size="md"
        variant={variant}
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => copy(text)}
      >
        {common('copy')}
      </Button>
    </div>
  )
}
