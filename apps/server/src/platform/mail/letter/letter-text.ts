import type { Block, Fact, Letter } from './letter.ts'

/** The letter as plain text, for programs and people without HTML. */
export function asText({ sender, heading, lead, blocks, footer }: Letter): string {
  const parts = [sender.name, heading, lead, ...blocks.map(blockText), ...footer]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'facts':
      return section(block.title, [...block.facts.flatMap(factLines), ...noted(block.note)])
    case 'amounts': {
      const { hint } = block.total
      const total = { ...block.total, label: block.total.label + (hint ? ` (${hint})` : '') }
      const lines = [...block.lines, total, ...(block.after ?? [])].map(
        ({ label, amount }) => `${label}: ${amount}`,
      )
      return section(block.title, [...lines, ...noted(block.note)])
    }
    case 'list':
      return section(
        block.title,
        block.items.map((item) => `* ${item}`),
      )
    case 'action':
      return [`${block.label}:`, block.url, block.hint].join('\n')
    case 'reach':
      return section(block.title, [...block.lines, ...block.facts.flatMap(factLines)])
  }
}

const section = (title: string, lines: readonly string[]): string =>
  [title.toLocaleUpperCase(), ...lines].join('\n')

const noted = (note: string | undefined): string[] => (note === undefined ? [] : [note])

const factLines = ({ label, lines: [first = '', ...more] }: Fact): string[] => [
  `${label}: ${first}`,
  ...more.map((line) => `    ${line}`),
]
