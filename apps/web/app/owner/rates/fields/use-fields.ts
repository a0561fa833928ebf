import type { OwnerMessages } from '../../words/catalogues.ts'
import { useWords } from '../../words/use-words.ts'

/** The fields that have a label wherever they stand; others are given one. */
type Labelled = keyof OwnerMessages['rateLabels']['fields']
type LabelOf<Name> = Name extends Labelled ? [label?: string] : [label: string]

interface Shown<Value> {
  at: string
  label: string
  value: Value
}

/** The fields of a part of the rates, by their names. */
export interface Fields<Part> {
  /** One that is never empty. */
  field: <Name extends keyof Part & string>(
    name: Name,
    ...label: LabelOf<Name>
  ) => Shown<Part[Name]> & { onRead: (value: Part[Name] | null) => void }
  /** One that may be empty. */
  optional: <Name extends keyof Part & string>(
    name: Name,
    ...label: LabelOf<Name>
  ) => Shown<Part[Name]> & { optional: true; onRead: (value: Part[Name]) => void }
}

/** Gives each field of a part its key, which begins with that of the part, its label, its value, and what changes it. */
export function useFields() {
  const labels = useWords('rateLabels')
  return <Part extends object>(
    at: string,
    part: Part,
    change: (changes: Partial<Part>) => void,
  ): Fields<Part> => {
    const shown = <Name extends keyof Part & string>(name: Name, label: string | undefined) => ({
      at: `${at}.${name}`,
      label: label ?? labels(`fields.${name as Labelled}`),
      value: part[name],
    })
    const set = <Name extends keyof Part>(name: Name, value: Part[Name]) => {
      const changes: Partial<Part> = {}
      changes[name] = value
      change(changes)
    }
    return {
      field: (name, ...[label]) => ({
        ...shown(name, label),
        onRead: (value) => {
          if (value !== null) set(name, value)
        },
      }),
      optional: (name, ...[label]) => ({
        ...shown(name, label),
        optional: true,
        onRead: (value) => set(name, value),
      }),
    }
  }
}
