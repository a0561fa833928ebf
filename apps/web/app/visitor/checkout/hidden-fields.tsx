import { KEY_FIELD } from '@nelly/contract/visitor-forms'
import type { Returned } from './action.ts'
import { carriedAnswers } from './answers.ts'
import { contactFields, PUBLICATION_FIELD } from './contact.ts'

interface HiddenFieldsProps {
  id: string
  action: string
  returned: Returned
}

/**
 * What was typed, as hidden fields, where the form itself is not shown: buttons elsewhere on the page send it along.
 */
export function HiddenFields({ id, action, returned: { contact, answers, key, stamp } }: HiddenFieldsProps) {
  const fields = [
    [KEY_FIELD, key],
    ['stamp', stamp],
    ...contactFields(contact),
    ...carriedAnswers(answers, { shown: [] }),
    ...(contact.terms
      ? ([
          ['terms', 'on'],
          [PUBLICATION_FIELD, contact.publication],
        ] as const)
      : []),
  ] as const
  return (
    <form id={id} method="post" action={action} hidden>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
