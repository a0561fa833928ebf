import type { HexColour } from '@nelly/domain/landings/colours'
import { changedParts } from '@nelly/domain/site/parts'
import { plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import { describe, expect, test } from 'vitest'
import {
  conflictingParts,
  type DraftAction,
  draftReducer,
  openedDraft,
  type SiteDraft,
  type StoredDraft,
  unsavedChanges,
} from './site-draft.ts'

const hex = (colour: string) => colour as HexColour
const plain = plainDocument({ logo: 'a.png', primary: hex('#111111'), secondary: hex('#222222') }, 'es')
const phoned = (phone: string) => (document: SiteDocument) => ({
  ...document,
  contact: { ...document.contact, phone },
})
const mailed = (email: string) => (document: SiteDocument) => ({
  ...document,
  contact: { ...document.contact, email },
})
const first: StoredDraft = { document: plain, revision: 1 }
const stored = (revision: number, ...changes: ((document: SiteDocument) => SiteDocument)[]): StoredDraft => ({
  document: changes.reduce((document, change) => change(document), plain),
  revision,
})
const edit = (change: (document: SiteDocument) => SiteDocument) => ({ type: 'edit', change }) as const
const save = { type: 'save' } as const
const undo = { type: 'step', step: { kind: 'undo' } } as const

const after = (...actions: DraftAction<StoredDraft>[]): SiteDraft<StoredDraft> =>
  actions.reduce<SiteDraft<StoredDraft>>(draftReducer, openedDraft(first))

/** What matters to a person: what is shown, what is running, what is not saved yet, and what has to be decided. */
const shown = (state: SiteDraft<StoredDraft>) => ({
  phone: state.document.contact.phone,
  email: state.document.contact.email,
  task: state.task?.kind,
  revision: state.stored.revision,
  unsaved: unsavedChanges(state).map(({ part }) => part),
  conflict: conflictingParts(state),
  isMerged: state.merged !== undefined,
})
const quiet = { email: '', task: undefined, unsaved: [], conflict: [], isMerged: false }

describe('edits are saved one after the other, and never lost', () => {
  test.each<[string, DraftAction<StoredDraft>[], object]>([
    [
      'an edit is shown at once, and saved when it is time',
      [edit(phoned('1')), save],
      { ...quiet, phone: '1', task: 'save', revision: 1, unsaved: ['contact.phone'] },
    ],
    ['nothing is saved where nothing was edited', [save], { ...quiet, phone: '', revision: 1 }],
    [
      'nor where an edit was taken back',
      [edit(phoned('1')), edit(phoned('')), save],
      { ...quiet, phone: '', revision: 1 },
    ],
    [
      'what was saved is not unsaved any more',
      [edit(phoned('1')), save, { type: 'done', stored: stored(2, phoned('1')) }],
      { ...quiet, phone: '1', revision: 2 },
    ],
    [
      'what was typed while it was saved is saved next',
      [edit(phoned('1')), save, edit(phoned('12')), { type: 'done', stored: stored(2, phoned('1')) }],
      { ...quiet, phone: '12', task: 'save', revision: 2, unsaved: ['contact.phone'] },
    ],
    [
      'the server’s spelling does not replace what is being typed',
      [edit(phoned('1 ')), save, { type: 'done', stored: stored(2, phoned('1')) }],
      { ...quiet, phone: '1 ', revision: 2 },
    ],
    [
      'a save that failed is tried again',
      [edit(phoned('1')), save, { type: 'failed', isFinal: false }, save],
      { ...quiet, phone: '1', task: 'save', revision: 1, unsaved: ['contact.phone'] },
    ],
    [
      'a save that arrived although it seemed to fail is no conflict with itself',
      [
        edit(phoned('1')),
        save,
        { type: 'failed', isFinal: false },
        save,
        { type: 'refused', stored: stored(2, phoned('1')) },
      ],
      { ...quiet, phone: '1', revision: 2 },
    ],
  ])('%s', (_, actions, expected) => expect(shown(after(...actions))).toEqual(expected))
})

describe('steps are made by the server when all is saved', () => {
  test.each<[string, DraftAction<StoredDraft>[], object]>([
    ['at once, where nothing is unsaved', [undo], { ...quiet, phone: '', task: 'undo', revision: 1 }],
    [
      'after the edits before them',
      [edit(phoned('1')), undo, { type: 'done', stored: stored(2, phoned('1')) }],
      { ...quiet, phone: '1', task: 'undo', revision: 2 },
    ],
    [
      'and show what they lead to, with what was typed meanwhile',
      [undo, edit(mailed('a')), { type: 'done', stored: stored(2, phoned('0')) }],
      { ...quiet, phone: '0', email: 'a', task: 'save', revision: 2, unsaved: ['contact.email'] },
    ],
  ])('%s', (_, actions, expected) => expect(shown(after(...actions))).toEqual(expected))
})

describe('two people at once', () => {
  test.each<[string, DraftAction<StoredDraft>[], object]>([
    [
      'changes of different parts are both there, and it is said',
      [edit(phoned('1')), save, { type: 'refused', stored: stored(5, mailed('b')) }],
      {
        phone: '1',
        email: 'b',
        task: undefined,
        revision: 5,
        unsaved: ['contact.phone'],
        conflict: [],
        isMerged: true,
      },
    ],
    [
      'of the same part one has to be chosen; nothing is saved before',
      [edit(phoned('1')), save, { type: 'refused', stored: stored(5, phoned('2')) }, save],
      { ...quiet, phone: '1', revision: 1, unsaved: ['contact.phone'], conflict: ['contact.phone'] },
    ],
    [
      'mine',
      [
        edit(phoned('1')),
        save,
        { type: 'refused', stored: stored(5, phoned('2')) },
        { type: 'decide', taken: new Set() },
      ],
      { ...quiet, phone: '1', revision: 5, unsaved: ['contact.phone'] },
    ],
    [
      'or theirs',
      [
        edit(phoned('1')),
        edit(mailed('a')),
        save,
        { type: 'refused', stored: stored(5, phoned('2')) },
        { type: 'decide', taken: new Set(['contact.phone']) },
      ],
      { ...quiet, phone: '2', email: 'a', revision: 5, unsaved: ['contact.email'] },
    ],
    [
      'what somebody else saved is shown when it is read',
      [{ type: 'read', stored: stored(2, phoned('2')) }],
      { ...quiet, phone: '2', revision: 2, isMerged: true },
    ],
    [
      'what was done here, such as a publication that writes into the draft, is nobody else’s',
      [{ type: 'answered', stored: stored(2, phoned('2')) }],
      { ...quiet, phone: '2', revision: 2 },
    ],
    [
      'but not what is older than the last save',
      [
        edit(phoned('1')),
        save,
        { type: 'done', stored: stored(3, phoned('1')) },
        { type: 'read', stored: stored(2, phoned('0')) },
      ],
      { ...quiet, phone: '1', revision: 3 },
    ],
    [
      'nor what may be the save that is running',
      [edit(phoned('1')), save, { type: 'read', stored: stored(2, phoned('1')) }],
      { ...quiet, phone: '1', task: 'save', revision: 1, unsaved: ['contact.phone'] },
    ],
  ])('%s', (_, actions, expected) => expect(shown(after(...actions))).toEqual(expected))
})

describe('edits of an earlier visit', () => {
  const changes = changedParts(plain, phoned('1')(plain))
  const opened = (now: StoredDraft) => draftReducer(openedDraft(now), { type: 'recover', changes })
  test('are unsaved edits again', () =>
    expect(shown(opened(stored(4, mailed('b'))))).toEqual({
      ...quiet,
      phone: '1',
      email: 'b',
      revision: 4,
      unsaved: ['contact.phone'],
    }))
  test('are asked about where the same part was changed since', () =>
    expect(shown(opened(stored(4, phoned('2'))))).toMatchObject({ conflict: ['contact.phone'] }))
})
