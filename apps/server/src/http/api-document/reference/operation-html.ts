import type { MediaType, OpenApiDocument, Operation, Parameter, ResponseOf } from '../openapi.ts'
import { type Html, html, inline, json } from './html.ts'
import { fieldRow, fieldTable, schemaHtml, typeHtml } from './schema-html.ts'

/** One call: what it takes and all that it answers. */
export function operationHtml(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  { components }: OpenApiDocument,
): Html {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
  )
  const own = parameters.filter(
    (one): one is Parameter => one !== undefined && one.name !== 'Accept-Language',
  )
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  return html`<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> ${accessHtml(operation)}</p>
<p>${inline(operation.description)}</p>
${own.length > 0 && html`<h4>Parameters</h4>${fieldTable(own.map(parameterRow))}`}
${bodies.map(([type, body]) => bodyHtml(type, body, operation.requestBody?.required ?? false))}
<h4>Answers</h4>
${Object.entries(operation.responses).map(([status, response]) => answerHtml(status, response))}
</article>`
}

const parameterRow = ({ name, in: place, required, schema, description }: Parameter): Html =>
  fieldRow({
    name,
    required,
    note: place,
    field: { ...schema, ...(description !== undefined && { description }) },
  })

function accessHtml({ security }: Operation): Html {
  const shown = Object.keys(security[0] ?? {})
  if (shown.includes('bearer')) return html`<span class="access">token</span>`
  return shown.length > 0 ? html`<span class="access">anti-forgery pair</span>` : html``
}

const bodyHtml = (type: string, { schema, example }: MediaType, required: boolean): Html => html`
<h4>Body <span class="note">${type}${!required && ', may be left out'}</span></h4>
${schemaHtml(schema)}
${example !== undefined && html`<details><summary>Example</summary>${json(example)}</details>`}`

function answerHtml(status: string, { description, content = {} }: ResponseOf): Html {
  const [media] = Object.values(content)
  const kind = status.startsWith('2') ? 'good' : 'bad'
  const line = html`<span class="status ${kind}">${status}</span> ${inline(description)}`
  if (!media || kind === 'bad') return html`<p class="answer">${line}</p>`
  return html`<details class="answer"><summary>${line}</summary><p>${typeHtml(media.schema)}</p>${json(media.example)}</details>`
}
