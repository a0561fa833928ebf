import type { Route } from '@nelly/contract/call'

/** Files by their form field; a list is sent as `field[0]`, `field[1]`, … */
export type Files = Readonly<Record<string, File | readonly File[] | undefined>>

/** The address of a call below `/api`, with its parameters filled in and its query behind. */
export function addressOf(
  call: Route,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

/** The body of a call: a form where the call takes files, else JSON, else nothing. */
export function bodyOf(call: Route, body: unknown, files: Files = {}): FormData | string | undefined {
  if (call.uploads) return formOf((body ?? {}) as Record<string, unknown>, files)
  return body === undefined ? undefined : JSON.stringify(body)
}

function formOf(fields: Readonly<Record<string, unknown>>, files: Files): FormData {
  const form = new FormData()
  // Fields come first: a server that parses the form as a stream needs them before the first file.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, textOf(value))
  for (const [name, chosen] of Object.entries(files)) {
    if (chosen instanceof File) form.append(name, chosen)
    else chosen?.forEach((file, index) => void form.append(`${name}[${index}]`, file))
  }
  return form
}

/** A form has texts alone: none is a blank one, a list its JSON. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify(value) : String(value ?? '')
