/** A form as browsers send it: `multipart/form-data` with files, for `app.inject`. */
export async function formOf(fields: Readonly<Record<string, string | number | Buffer>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), `${name}.png`)
    else form.append(name, String(value))
  }
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
