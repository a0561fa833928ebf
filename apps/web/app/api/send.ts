import { ApiProblem } from './api-problem.ts'

/** An HTTP request, as far as both transports support it. */
export interface Outgoing {
  method: string
  address: string
  headers: Readonly<Record<string, string>>
  body: FormData | string | undefined
  signal?: AbortSignal | undefined
  /** Called with the share of the body that was sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

export interface Incoming {
  status: number
  text: string
  /** The raw body, including its byte order mark, which the text is without. */
  file: Blob
  /** A header of the response; null where it is missing. */
  header: (name: string) => string | null
}

/** Sends a request. Only one that reports its progress uses XMLHttpRequest, as `fetch` can't report it. */
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
