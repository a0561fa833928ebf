import { contractsIn } from '@nelly/contract/words/contracts'
import { momentWords, visitorReading } from '@nelly/contract/words/moment-words'
import type { ContractContent } from '@nelly/domain/contracts/contract-content'
import type { Strokes } from '@nelly/domain/contracts/signature'
import type { RichText } from '@nelly/domain/site/rich-text'
import type { WallClock } from '@nelly/domain/wall-clock'
import { drawable } from '../../platform/images/share/fonts.ts'
import {
  drawGroup,
  drawHeading,
  keepTogether,
  MUTED,
  newPaper,
  type Style,
  write,
} from '../../platform/pdf/paper.ts'
import { identityLines } from '../ledger/identity-lines.ts'
import { groupsOf, termsWords } from './contract-rows.ts'
import { drawStrokes } from './draw-strokes.ts'

const MARGIN = 56

/** How a contract was signed. */
export interface PaperSignature {
  readonly name: string
  readonly strokes: Strokes | null
  readonly at: WallClock
  /** The hash of the file that was signed. */
  readonly sha256: string
}

/** What a file of a contract holds. */
export interface PaperContract extends ContractContent {
  /** As it is printed. */
  readonly number: string
  readonly made: Date
  /** The same by the clock of the rental place. */
  readonly madeAt: WallClock
  /** The address at which the file is verified. */
  readonly verifyAt: string
  /** Null in the file that is to be signed. */
  readonly signature: PaperSignature | null
}

/** The contract of a rental as a PDF of pages of A4, and where it is signed a page with the signature. The same input gives the same bytes. */
export function drawContract(contract: PaperContract): Promise<Buffer> {
  const { operator, language, number, terms, signature } = contract
  const t = contractsIn(language)
  const moment = (at: WallClock) => momentWords(at, visitorReading(language), 'dated')
  const title = t('title', { number })
  const groups = groupsOf(contract)
  const termsText = terms ? terms.text : []
  const notes = [
    t('made', { moment: moment(contract.madeAt) }),
    t('notFiscal'),
    t('verify', { address: contract.verifyAt }),
  ]
  const signed = signature && signatureWords(signature, language)
  const paper = newPaper({
    size: 'A4',
    margin: MARGIN,
    title,
    titleSize: 16,
    identity: identityLines(operator, language),
    author: operator.name,
    language,
    now: contract.made,
  })
  const { doc, root, tagged, end } = paper
  doc.y += 3
  for (const line of notes) tagged('P', line, { size: 9, colour: MUTED })
  for (const group of groups) drawGroup(paper, group)
  if (terms && termsText.length > 0) {
    drawHeading(paper, t('terms'))
    tagged('P', termsWords(contract), { size: 9, colour: MUTED })
    const part = doc.struct('Sect', terms.language === language ? {} : { lang: terms.language })
    root.add(part)
    drawRichText(doc, part, termsText)
    part.end()
  }
  if (signature && signed) {
    doc.addPage()
    tagged('H2', signed.title, { size: 16, weight: 700 })
    doc.y += 10
    tagged('P', signed.declaration, { size: 10 })
    doc.y += 14
    if (signature.strokes) drawStrokes(doc, root, signature.strokes, signed.drawn)
    tagged('P', drawable(signature.name), { size: 14, weight: 700 })
    tagged('P', signed.how, { size: 10, colour: MUTED })
    doc.y += 14
    tagged('P', signed.hash, { size: 9, colour: MUTED })
    tagged('P', signature.sha256, { size: 9 })
  }
  return end()
}

const signatureWords = ({ strokes, at }: PaperSignature, language: ContractContent['language']) => {
  const t = contractsIn(language)
  const moment = momentWords(at, visitorReading(language), 'dated')
  return {
    title: t('signature.title'),
    declaration: t('signature.declaration'),
    drawn: t('signature.drawn'),
    how: t(strokes ? 'signature.byHand' : 'signature.byName', { moment }),
    hash: t('signature.hash'),
  }
}

/** A text with its headings and lists. */
function drawRichText(doc: PDFKit.PDFDocument, part: PDFKit.PDFStructureElement, text: RichText): void {
  const add = (tag: string, words: string, style: Style) => {
    const shown = drawable(words)
    if (shown.trim() !== '') part.add(doc.struct(tag, {}, () => write(doc, shown, style)))
  }
  const lettersOf = (spans: readonly { readonly text: string }[]) => spans.map((span) => span.text).join('')
  for (const block of text) {
    doc.y += 6
    if (block.kind === 'list') {
      for (const [index, item] of block.items.entries())
        add('P', `${block.ordered ? `${index + 1}.` : '–'} ${lettersOf(item)}`, { x: MARGIN + 12, size: 9 })
    } else if (block.kind === 'paragraph') add('P', lettersOf(block.spans), { size: 9 })
    else {
      keepTogether(doc, 40)
      add(block.kind === 'heading' ? 'H3' : 'H4', lettersOf(block.spans), { size: 10, weight: 700 })
    }
  }
}
