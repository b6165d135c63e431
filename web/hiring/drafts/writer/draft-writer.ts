import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { mergeCriteria } from '@talentplace/contract/hiring/drafts/merge-criteria'
import { nothingChosen } from '../nothing-chosen.ts'
import type { DraftJournal, PageChanges, Sending, StoredDraft } from './draft-journal.ts'
import type { KnownDraft } from './known-drafts.ts'
import { isSameDraft } from './same-draft.ts'

/** What the writer of drafts needs of its page; a drill gives it another. */
export interface WriterPorts {
  /** Throws `ApiFailure`. */
  load(uuid: string): Promise<StoredDraft>
  /** The same `save_uuid` twice counts once. Gives what is stored then. Throws `ApiFailure`. */
  save(uuid: string, sending: Sending): Promise<StoredDraft>
  /** True for a failure after which the same save may succeed, or may have succeeded. */
  isPassing(error: unknown): boolean
  /** The choices of a draft as the page shows them now; null while it shows another. */
  present(uuid: string): MatchingCriteria | null
  show(uuid: string, criteria: MatchingCriteria): void
  newUuid(): string
  readonly journal: DraftJournal
  readonly pages: BrowserPages
  /** What this page knows, by uuid. */
  readonly drafts: Map<string, KnownDraft>
}

/** The tabs of a browser. */
export interface BrowserPages {
  /** This page's name, the same after a reload. */
  own(): Promise<string>
  /** Those of the named pages that are open. */
  open(names: readonly string[]): Promise<ReadonlySet<string>>
}

/** What a page showed of a draft before it was loaded: by its address, and what the person had changed by then. */
export interface Arrived {
  readonly criteria: MatchingCriteria
  readonly isEdited: boolean
}

function isUnsaved(known: KnownDraft | undefined): boolean {
  return known !== undefined && (known.isEdited || known.sending !== null)
}

/** What this page held before a reload, and what closed pages left unsaved. */
async function leftBehind(
  { journal, pages: browser }: WriterPorts,
  page: string,
  uuid: string,
): Promise<PageChanges[]> {
  const { pages = {} } = journal.read(uuid) ?? {}
  const others = Object.keys(pages).filter((name) => name !== page)
  const open = others.length === 0 ? new Set<string>() : await browser.open(others)
  const closed = others.filter((name) => !open.has(name)).flatMap((name) => pages[name] ?? [])
  return [pages[page] ?? [], closed.filter(({ isEdited, sending }) => isEdited || sending !== null)].flat()
}

/** Ends a save of an earlier page that was never answered; a refused one stays a change. */
async function answer(ports: WriterPorts, uuid: string, changes: PageChanges): Promise<PageChanges> {
  const { sending } = changes
  if (sending === null) return changes
  try {
    await ports.save(uuid, sending)
    return { ...changes, base: sending.criteria, sending: null }
  } catch (error) {
    if (ports.isPassing(error)) throw error
    return { ...changes, isEdited: true, sending: null }
  }
}

/** From here on what closed pages left is this page's to save. */
async function takeOver(
  { drafts, journal, pages: browser }: WriterPorts,
  page: string,
  { uuid, mine }: { uuid: string; mine: MatchingCriteria },
): Promise<void> {
  const known = drafts.get(uuid)
  const entry = journal.read(uuid)
  if (!known) return
  const names = Object.keys(entry?.pages ?? {})
  const open = await browser.open(names)
  const pages = Object.entries(entry?.pages ?? {}).filter(([name]) => name !== page && open.has(name))
  const { base, version, isEdited } = known
  const own: PageChanges = { base, mine, isEdited, sending: null }
  journal.write(uuid, { stored: { version, criteria: base }, pages: { ...Object.fromEntries(pages), [page]: own } })
}

/**
 * The one writer of drafts in a page. It knows what is stored, keeps what was changed since in the browser's journal,
 * and saves one change at a time, joined by the server with those of other pages and devices.
 */
export function createDraftWriter(ports: WriterPorts) {
  const { drafts, journal } = ports
  let page = ''
  let queue: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work, work)
    queue = result.catch(() => undefined)
    return result
  }

  function current(uuid: string, known: KnownDraft): MatchingCriteria {
    known.mine = ports.present(uuid) ?? known.mine
    return known.mine
  }

  /** Takes up what is stored now; `from` is what this page's choices differ by from it. */
  function hear(uuid: string, known: KnownDraft, { version, criteria }: StoredDraft, from: MatchingCriteria): void {
    if (version < known.version) return
    const mine = mergeCriteria(from, current(uuid, known), criteria)
    Object.assign(known, { version, base: criteria, mine } satisfies Partial<KnownDraft>)
    ports.show(uuid, mine)
  }

  function remember(uuid: string, known: KnownDraft): void {
    const entry = journal.read(uuid)
    const { base, isEdited, sending, version } = known
    const own: PageChanges = { base, mine: current(uuid, known), isEdited, sending }
    const stored = entry && entry.stored.version > version ? entry.stored : { version, criteria: base }
    journal.write(uuid, { stored, pages: { ...entry?.pages, [page]: own } })
  }

  /** The save that is due: the unanswered one, else what has been changed since. */
  function nextSave(uuid: string, known: KnownDraft): Sending | null {
    if (known.sending !== null || !known.isEdited) return known.sending
    known.isEdited = false
    const criteria = current(uuid, known)
    if (isSameDraft(known.base, criteria)) return null
    known.sending = { save_uuid: ports.newUuid(), base: known.base, criteria }
    return known.sending
  }

  async function saveAll(uuid: string, known: KnownDraft): Promise<void> {
    for (let due = nextSave(uuid, known); due !== null; due = nextSave(uuid, known)) {
      remember(uuid, known)
      try {
        const stored = await ports.save(uuid, due)
        known.sending = null
        hear(uuid, known, stored, due.criteria)
      } catch (error) {
        if (!ports.isPassing(error)) {
          known.sending = null
          known.isEdited = true
        }
        throw error
      } finally {
        if (drafts.get(uuid) === known) remember(uuid, known)
      }
    }
  }

  async function enter(uuid: string, arrived: Arrived | null): Promise<MatchingCriteria> {
    const before = ports.present(uuid)
    const left: PageChanges[] = []
    page = await ports.pages.own()
    for (const changes of await leftBehind(ports, page, uuid)) left.push(await answer(ports, uuid, changes))
    const { version, criteria } = await ports.load(uuid)
    let mine = left.reduce((joined, changes) => mergeCriteria(changes.base, changes.mine, joined), criteria)
    if (arrived && (left.length === 0 || arrived.isEdited)) mine = mergeCriteria(nothingChosen, arrived.criteria, mine)
    const after = ports.present(uuid)
    const isEditedMeanwhile = before !== null && after !== null && !isSameDraft(before, after)
    if (isEditedMeanwhile) mine = mergeCriteria(before, after, mine)
    const isEdited = left.some((changes) => changes.isEdited) || (arrived?.isEdited ?? false) || isEditedMeanwhile
    drafts.set(uuid, { version, base: criteria, mine, isEdited, sending: null })
    await takeOver(ports, page, { uuid, mine })
    return mine
  }

  return {
    isKnown: (uuid: string): boolean => drafts.has(uuid),

    /** True while something isn't saved yet. */
    isWaiting: (uuid: string): boolean => isUnsaved(drafts.get(uuid)),

    /** True while a save of an earlier page is unanswered: opening the draft ends it first. */
    savesOnOpening(uuid: string): boolean {
      return Object.values(journal.read(uuid)?.pages ?? {}).some(({ sending }) => sending !== null)
    },

    /** Notes a draft that this page has begun. */
    async started(uuid: string, { version, criteria }: StoredDraft): Promise<void> {
      page = await ports.pages.own()
      drafts.set(uuid, { version, base: criteria, mine: criteria, isEdited: false, sending: null })
    },

    /**
     * Loads a draft, once a page, and gives it with what waits in this browser to be saved. Where the browser has
     * nothing of it, what the page arrived with is added to what is stored, and takes nothing away. Nothing is saved by
     * opening but what `savesOnOpening` tells of. Throws `ApiFailure`.
     */
    async open(uuid: string, arrived: Arrived | null): Promise<MatchingCriteria> {
      const known = drafts.get(uuid)
      if (known) return current(uuid, known)
      return inTurn(async () => drafts.get(uuid)?.mine ?? enter(uuid, arrived))
    },

    /** What was changed in the page: by the person, or by itself, which waits for the person's next change. */
    changed(uuid: string, { byItself }: { byItself: boolean }): void {
      const known = drafts.get(uuid)
      if (!known) return
      if (!byItself) known.isEdited = true
      remember(uuid, known)
    },

    /** Saves what waits. Throws `ApiFailure`; what a failure kept from being saved goes on waiting. */
    save(uuid: string): Promise<void> {
      return inTurn(async () => {
        const known = drafts.get(uuid)
        if (known) await saveAll(uuid, known)
      })
    },

    /** Asks what others have changed, once nothing is on its way. Throws `ApiFailure`. */
    refresh(uuid: string): Promise<void> {
      return inTurn(async () => {
        const known = drafts.get(uuid)
        if (!known || known.sending !== null) return
        const stored = await ports.load(uuid)
        if (stored.version <= known.version) return
        hear(uuid, known, stored, known.base)
        remember(uuid, known)
      })
    },

    /** Takes up what another tab of this browser has heard of, unless a save of this one is on its way. */
    followJournal(uuid: string): void {
      const known = drafts.get(uuid)
      const entry = journal.read(uuid)
      if (!known || !entry || known.sending !== null || entry.stored.version <= known.version) return
      hear(uuid, known, entry.stored, known.base)
    },

    /** Forgets a draft that is gone, or has become a subscription. */
    discard(uuid: string): void {
      drafts.delete(uuid)
      journal.write(uuid, null)
    },

    /** Forgets every draft of this page, not the browser's journal. */
    eraseAll(): void {
      drafts.clear()
    },
  }
}
