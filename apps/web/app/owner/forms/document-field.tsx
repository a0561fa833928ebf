import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { DOCUMENT_KINDS, type DocumentKind } from '@nelly/domain/taxpayers/identity-document'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'

/** A document while it is edited: without a kind there is none. */
export interface DocumentDraft {
  readonly kind: DocumentKind | null
  readonly number: string
}

export const NO_DOCUMENT: DocumentDraft = { kind: null, number: '' }

/** As calls take it. */
export const documentInput = ({ kind, number }: DocumentDraft) => (kind === null ? null : { kind, number })

interface DocumentFieldProps {
  value: DocumentDraft
  onChange: (value: DocumentDraft) => void
  error?: ReactNode
}

const NONE = 'none'
const kindOf = (chosen: string) => DOCUMENT_KINDS.find((kind) => kind === chosen) ?? null

/** The kind of a customer's document and its number, in the words of `customers`. */
export function DocumentField({ value, onChange, error, ...input }: DocumentFieldProps) {
  const t = useWords('customers')
  const kinds = DOCUMENT_KINDS.map((kind) => ({ value: kind as string, label: t(`documentKinds.${kind}`) }))
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap, 16px)">
      <NativeSelect
        label={t('identityDocument')}
        data={[{ value: NONE, label: t('noDocument') }, ...kinds]}
        value={value.kind ?? NONE}
        onChange={({ currentTarget }) => onChange({ ...value, kind: kindOf(currentTarget.value) })}
      />
      {value.kind !== null && (
        <TextInput
          label={t('documentNumber')}
          required
          autoComplete="off"
          maxLength={40}
          {...input}
          value={value.number}
          onChange={({ currentTarget }) => onChange({ ...value, number: currentTarget.value })}
          error={error}
        />
      )}
    </SimpleGrid>
  )
}
