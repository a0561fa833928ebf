import { wrap as base64Lines, encode as inBase64 } from 'nodemailer/lib/base64'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode as quoted, wrap as quotedLines } from 'nodemailer/lib/qp'

/**
 * A message as it goes over the wire. The same as its own `build()`, which passes each part through several streams and takes
 * turns of the loop in between: for parts that are in memory anyway that costs more than all else about a mail.
 */
export const writeOut = (message: MimeNode): Buffer => Buffer.from(partOf(message))

function partOf(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return head + bodyOf(node)
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${partOf(child)}\r\n`)
  return `${head}${parts.join('')}--${node.boundary}--\r\n`
}

function bodyOf(node: MimeNode): string {
  const { content } = node
  if (typeof content !== 'string' && !Buffer.isBuffer(content))
    throw new Error('a part of a mail is not in memory')
  switch (node.getHeader('Content-Transfer-Encoding')) {
    case 'quoted-printable':
      return quotedLines(quoted(content))
    case 'base64':
      return base64Lines(inBase64(content))
    default:
      return content.toString()
  }
}
