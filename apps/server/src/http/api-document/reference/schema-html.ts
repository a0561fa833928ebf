import { nameOf } from '../json-schema.ts'
import type { Schema } from '../openapi.ts'
import { type Html, html, inline } from './html.ts'

/** The fields of an object, a row each; another schema is told in a word. */
export function schemaHtml(schema: Schema): Html {
  const object = [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties)
  if (!object?.properties) return html`<p class="type">${typeHtml(schema)}</p>`
  const required = new Set(object.required)
  const rows = Object.entries(object.properties).map(([name, field]) =>
    fieldRow({ name, field, required: required.has(name) }),
  )
  return fieldTable(rows)
}

/** A table of fields or parameters. */
export const fieldTable = (rows: readonly Html[]): Html => html`<table class="fields">
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody></table>`

/** One field or parameter; `note` says where it stands. */
export const fieldRow = ({
  name,
  field,
  required,
  note,
}: {
  name: string
  field: Schema
  required: boolean
  note?: string
}): Html => html`<tr><th scope="row"><code>${name}</code>${required && html` <span class="required">required</span>`}</th>
<td>${note && html`<span class="note">${note}</span> `}${typeHtml(field)}</td><td>${meaningOf(field)}</td></tr>`

/** A schema's type in a few words, with links to the named ones. */
export function typeHtml(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.anyOf) return html`${joined(schema.anyOf.map(typeHtml), ' or ')}`
  if (schema.type === 'array' && schema.items) return html`list of ${typeHtml(schema.items)}`
  if (schema.type === 'object' && schema.properties)
    return html`object of ${joined(
      Object.keys(schema.properties).map((name) => html`<code>${name}</code>`),
      ', ',
    )}`
  const types = [schema.type ?? 'anything'].flat().join(' or ')
  return html`${schema.format === 'binary' ? 'file' : types}${schema.format && schema.format !== 'binary' && ` (${schema.format})`}`
}

function meaningOf(schema: Schema): Html {
  const told = [
    schema.description && inline(schema.description),
    schema.enum && schema.enum.length <= 20 && html`one of ${joined(schema.enum.map(code), ', ')}`,
    boundsOf(schema),
    schema.default !== undefined && html`without it ${code(schema.default)}`,
  ]
  return html`${joined(
    told.filter((one): one is string | Html => one !== undefined && one !== false && one !== ''),
    '; ',
  )}`
}

function boundsOf({
  type,
  minimum,
  exclusiveMinimum,
  maximum,
  maxLength,
  minItems,
  maxItems,
}: Schema): string | undefined {
  if (maxLength !== undefined) return `up to ${maxLength} characters`
  if (type === 'array' && maxItems !== undefined) return `${minItems ?? 0} to ${maxItems}`
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `${minimum} or more`
  return exclusiveMinimum === 0 ? 'more than 0' : undefined
}

const code = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`

const joined = (parts: readonly (Html | string)[], by: string): (Html | string)[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [by, part]))
