import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { picturesOfFiles } from './pictures-of-files.ts'

const zip = (files: Record<string, string>) =>
  new File(
    [
      zipSync(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
      ) as BlobPart,
    ],
    'Fotos.ZIP',
  )

test('the pictures of a zip come with their folders, and nothing else of it', async () => {
  const files = [
    zip({
      'Kia Rio/1.JPG': 'one',
      'A1.png': 'two',
      'list.xlsx': '-',
      '__MACOSX/._A1.png': '-',
      'b/._2.jpg': '-',
    }),
    new File(['three'], 'B2.webp', { type: 'image/webp' }),
  ]
  const pictures = await picturesOfFiles(files)
  const told = pictures.map(async ({ path, file }) => [path, file.type, await file.text()])
  expect(await Promise.all(told)).toEqual([
    ['Kia Rio/1.JPG', 'image/jpeg', 'one'],
    ['A1.png', 'image/png', 'two'],
    ['B2.webp', 'image/webp', 'three'],
  ])
})

test('what is no zip, or a broken one, is not read', async () => {
  await expect(picturesOfFiles([new File(['nothing of the kind'], 'a.zip')])).rejects.toThrow()
  const broken = (await zip({ 'a.jpg': 'x'.repeat(10_000) }).arrayBuffer()).slice(0, 60)
  await expect(picturesOfFiles([new File([broken], 'a.zip')])).rejects.toThrow()
})
