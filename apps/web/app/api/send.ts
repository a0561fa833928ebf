import { ApiProblem } from './api-problem.ts'

/** A request on its way, in the few words that both ways of sending understand. */
export interface Outgoing {
  method: string
  address: string
  headers: Readonly<Record<string, string>>
  body: FormData | string | undefined
  signal?: AbortSignal | undefined
  /** Told the share of the body that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

export interface Incoming {
  status: number
  text: string
  /** The same as it came, its byte order mark included, which the text is without. */
  file: Blob
  /** A header of the answer; null where it has none of that name. */
  header: (name: string) => string | null
}

/** Sends a request. Only a request that must tell its progress takes the older way, as `fetch` can't. */
export const send = (request: Outgoing): Promise<Incoming> =>
  request.onProgress ? sendTellingProgress(request) : sendByFetch(request)

async function sendByFetch({ method, address, headers, body, signal }: Outgoing): Promise<Incoming> {
  try {
    const response = await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    const file = await response.blob()
    return {
      status: response.status,
      text: await file.text(),
      file,
      header: (name) => response.headers.get(name),
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreachable()
  }
}

function sendTellingProgress(outgoing: Outgoing): Promise<Incoming> {
  const { method, address, headers, body, signal, onProgress } = outgoing
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        file: new Blob([request.responseText]),
        header: (name) => request.getResponseHeader(name),
      })
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body ?? null)
  })
}

const unreachable = (): ApiProblem => new ApiProblem(0, 'unreachable', '')
