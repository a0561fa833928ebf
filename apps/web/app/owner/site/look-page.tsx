import { parseColour } from '@nelly/domain/colours'
import { useState } from 'react'
import { ColourFields } from '../landing-fields/colour-fields.tsx'
import card from '../ui/card.module.css'
import { useSite } from './site-context.ts'

/** The colours of the site. One that is being typed is taken over once it is a colour. */
export function LookPage() {
  const { document, edit } = useSite().site
  const { primary, secondary } = document.look
  const [typed, setTyped] = useState<{ primary?: string; secondary?: string }>({})
  const change = (changes: { primary?: string | undefined; secondary?: string | undefined }) => {
    for (const name of ['primary', 'secondary'] as const) {
      const text = changes[name]
      if (text === undefined) continue
      const colour = parseColour(text)
      setTyped((now) => ({ ...now, [name]: text }))
      if (colour.ok) edit((now) => ({ ...now, look: { ...now.look, [name]: colour.value } }))
    }
  }
  // What was typed is shown as long as it is the same colour, or none yet.
  const shown = (name: 'primary' | 'secondary', stored: string) => {
    const text = typed[name]
    if (text === undefined) return stored
    const colour = parseColour(text)
    return colour.ok && colour.value !== stored ? stored : text
  }
  return (
    <div className={card.card} data-field="look">
      <ColourFields
        form={{
          draft: { primary: shown('primary', primary), secondary: shown('secondary', secondary) },
          errors: {},
          change,
        }}
      />
    </div>
  )
}
