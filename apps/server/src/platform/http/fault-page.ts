import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { problems, type Refusal } from '@nelly/contract/refusals/refusals'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { requestedLanguage } from '@nelly/contract/words/requested-language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy, hashSource } from './content-policy.ts'
import { sendProblem } from './refuse-call.ts'

/** Answers a request that can't be passed to the web app: as a plain page to a browser, as data to a program. */
export function sendFault(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(reply, refusal)
  request.refusal = refusal
  const language = requestedLanguage(request.headers['accept-language']) ?? 'en'
  const html = faultPage(refusalWords(refusal, language), language)
  return reply
    .code(problems[refusal].status)
    .headers({
      'cache-control': 'no-store',
      vary: 'accept, accept-language',
      'content-security-policy': contentPolicy('visitor', { scripts: '', styles: hashSource(STYLE) }),
    })
    .type('text/html; charset=utf-8')
    .serializer((text: string) => text)
    .send(html)
}

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#1f2937}a{color:inherit}'

const faultPage = (words: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words}</title>
<style>${STYLE}</style>
<h1>${words}</h1>
<p><a href="/">${elsewhereIn(language)('toStart')}</a></p>
</html>
`
