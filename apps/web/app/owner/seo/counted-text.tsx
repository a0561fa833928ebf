import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { MetadataDraft } from '@nelly/contract/specified/owned-metadata'
import { useWords } from '../words/use-words.ts'

interface CountedTextProps {
  label: string
  /** How many characters are shown; longer texts are allowed. */
  limit: number
  long?: boolean
  required?: boolean
  hint?: string
  form: UseFormReturnType<MetadataDraft>
  name: keyof MetadataDraft
}

/** A text field with a live count of characters. */
export function CountedText({ label, limit, long, required = true, hint, form, name }: CountedTextProps) {
  const t = useWords('seo')
  const count = [...form.values[name].trim()].length
  const counted = count > limit ? t('counterOver', { count, limit }) : t('counter', { count, limit })
  const shared = {
    label,
    required,
    description: hint ? `${hint} ${counted}` : counted,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
    ...form.getInputProps(name),
  }
  return long ? <Textarea autosize minRows={3} {...shared} /> : <TextInput {...shared} />
}
