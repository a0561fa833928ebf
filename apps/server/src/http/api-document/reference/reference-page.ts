import type { OpenApiDocument, Operation, Schema } from '../openapi.ts'
import { Html, html, inline, json, paragraphs } from './html.ts'
import { operationHtml } from './operation-html.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { schemaHtml } from './schema-html.ts'

/** The document as one page for reading, without scripts and without anything from elsewhere. */
export function referencePage(document: OpenApiDocument): string {
  const { info, components } = document
  const subjects = document.tags.map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Every call of ${info.title}, with what it takes and what it answers.">
<title>${info.title}: API reference</title>
<style>${new Html(REFERENCE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<nav aria-label="Calls"><p class="brand"><a href="#content">${info.title} <span>API</span></a></p>
${subjects.map(({ name, calls }) => navigationHtml(name, calls))}
<details><summary>Refusals and schemas</summary><ul><li><a href="#refusals">Refusals</a></li>${Object.keys(components.schemas).map((name) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul></details>
</nav>
<main id="content">
<header><h1>${info.title}: API reference</h1>${paragraphs(info.description)}
<p>Programs read the same as <a href="/api/openapi.json">OpenAPI</a>.</p></header>
${subjects.map(
  ({
    name,
    description,
    calls,
  }) => html`<section id="${anchorOf(name)}"><h2>${name}</h2><p>${inline(description)}</p>
${calls.map((call) => operationHtml(call, document))}</section>`,
)}
<section id="refusals"><h2>Refusals</h2><p>What is behind each code, and the status it comes with.</p>${refusalsHtml(document)}</section>
<section id="schemas"><h2>Schemas</h2>${Object.entries(components.schemas).map(([name, schema]) => namedHtml(name, schema))}</section>
</main>
</body>
</html>
`.text
}

interface Told {
  path: string
  method: string
  operation: Operation
}

const callsOf = ({ paths }: OpenApiDocument, tag: string): Told[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  )

const navigationHtml = (
  name: string,
  calls: readonly Told[],
): Html => html`<details open><summary>${name}</summary><ul>
${calls.map(({ method, operation }) => html`<li><a href="#${operation.operationId}"><span class="method ${method}">${method.toUpperCase()}</span> ${operation.summary}</a></li>`)}
</ul></details>`

const namedHtml = (name: string, schema: Schema): Html =>
  html`<article id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>${schemaHtml(schema)}</article>`

function refusalsHtml({ components, paths }: OpenApiDocument): Html[] {
  const statuses = new Map<string, string>()
  for (const item of Object.values(paths)) {
    for (const { responses } of Object.values(item)) {
      for (const [status, { content }] of Object.entries(responses)) {
        for (const code of Object.keys(content?.['application/json']?.examples ?? {}))
          statuses.set(code, status)
      }
    }
  }
  return Object.entries(components.examples).map(
    ([
      code,
      example,
    ]) => html`<details><summary><span class="status bad">${statuses.get(code)}</span> <code>${code}</code></summary>
${'value' in example && json(example.value)}</details>`,
  )
}

const anchorOf = (name: string): string => `subject-${name.toLowerCase().replace(/\W+/g, '-')}`
