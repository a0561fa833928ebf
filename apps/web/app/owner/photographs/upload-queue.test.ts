import { expect, test } from 'vitest'
import { createUploadQueue, type UploadFailure } from './upload-queue.ts'

const UNREACHABLE: UploadFailure = { words: 'No connection', isFinal: false }
const REFUSED: UploadFailure = { words: 'Not a photograph', isFinal: true }

const files = (...names: string[]) => names.map((name) => new File(['bytes'], name))
const settled = () => new Promise((done) => setTimeout(done, 0))

/** A queue whose server answers each attempt of a file in turn; undefined stores it. */
function start(answers: Readonly<Record<string, (UploadFailure | undefined)[]>> = {}) {
  const sent: string[] = []
  const unseen: string[] = []
  const queue = createUploadQueue(async ({ name }, onProgress) => {
    sent.push(name)
    onProgress(0.5)
    await settled()
    return answers[name]?.shift()
  })
  const add = (...names: string[]) => queue.add(files(...names), ({ words }) => unseen.push(words))
  const whole = async () => {
    for (let turn = 0; turn < 20; turn++) await settled()
  }
  const failed = () => queue.uploads().map(({ file, failure }) => [file.name, failure?.words])
  return { queue, add, sent, unseen, whole, failed }
}

test('photographs are sent one after the other, also those that are chosen meanwhile', async () => {
  const { queue, add, sent, whole } = start()
  add('front', 'left')
  expect(sent).toEqual(['front'])
  add('rear')
  await whole()
  expect([sent, queue.uploads()]).toEqual([['front', 'left', 'rear'], []])
})

test('one that fails is kept and sent again when asked, and loses none of the others', async () => {
  const { queue, add, sent, whole, failed } = start({ front: [UNREACHABLE, UNREACHABLE] })
  add('front', 'left')
  await whole()
  expect([sent, failed()]).toEqual([['front', 'left'], [['front', 'No connection']]])
  queue.again(queue.uploads()[0]?.id)
  await whole()
  expect(failed()).toEqual([['front', 'No connection']])
  queue.again()
  await whole()
  expect([sent.length, queue.uploads()]).toEqual([4, []])
})

test('one that is refused is not sent again, but left out', async () => {
  const { queue, add, sent, whole, failed } = start({ front: [REFUSED] })
  add('front')
  await whole()
  queue.again()
  await whole()
  expect([sent, failed()]).toEqual([['front'], [['front', 'Not a photograph']]])
  queue.leaveOut(queue.uploads()[0]?.id ?? 0)
  expect(queue.uploads()).toEqual([])
})

test('whoever shows them is told how far they are; where nobody does, the sender is told of a failure', async () => {
  const { queue, add, unseen, whole } = start({ front: [REFUSED], left: [REFUSED] })
  const shares: (number | undefined)[] = []
  const leave = queue.subscribe(() => shares.push(queue.uploads()[0]?.share))
  add('front')
  await whole()
  expect([shares, unseen]).toEqual([[0, 0.5, 0], []])
  leave()
  add('left')
  await whole()
  expect([shares.length, unseen]).toEqual([3, ['Not a photograph']])
})
