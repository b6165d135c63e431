import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import {
  answersOf,
  changedAnswers,
  missingAnswers,
  type RequirementAnswers,
  type RequirementName,
} from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { formProblems } from '../../platform/api/form-problems.ts'
import { createStore } from '../../platform/browser/store.ts'
import type { StoredEntry } from '../../platform/browser/stored-entry.ts'
import { joinAnswers, type SomeAnswers } from './join-answers.ts'

/** A form being written, and how it stands with what is stored. */
export interface Writing {
  readonly answers: RequirementAnswers
  /** What is stored, as far as this page knows. */
  readonly saved: RequirementAnswers
  readonly revision: number
  /** `failed`: worth trying again as it is. `refused`: not before something in it has changed. */
  readonly state: 'resting' | 'saving' | 'failed' | 'refused'
  /** Why the form isn't sent, or can't be saved as it is. */
  readonly problem: string | null
  /** What is wrong with an answer. */
  readonly issues: SomeAnswers
  /** Answers that were changed both here and elsewhere, as they are stored; nothing is saved before it is decided. */
  readonly theirs: SomeAnswers
}

interface WriterParts {
  /** What was stored when the page opened. */
  readonly stored: Requirements
  /** Keeps what isn't saved over a reload. */
  readonly entry: StoredEntry
  /** Throws `ApiFailure`. */
  readonly save: (body: {
    answers: RequirementAnswers
    submit: boolean
    base_revision: number
  }) => Promise<Requirements>
  /** What is stored now. Throws `ApiFailure`. */
  readonly load: () => Promise<Requirements>
  readonly onStored: (stored: Requirements) => void
  /** Answers that were changed elsewhere have been taken into the form. */
  readonly onJoined: () => void
}

const maxAttempts = 4

const same = (one: RequirementAnswers, other: RequirementAnswers) => changedAnswers(one, other).length === 0
/** True while an answer that was changed here and elsewhere waits for a decision. */
export function isUndecided({ theirs }: Pick<Writing, 'theirs'>): boolean {
  return Object.keys(theirs).length > 0
}

/** True while something typed isn't stored. */
export function isUnsaved({ answers, saved }: Pick<Writing, 'answers' | 'saved'>): boolean {
  return !same(answers, saved)
}

function startOf(
  { answers, revision }: Requirements,
  stored: unknown,
): Pick<Writing, 'answers' | 'saved' | 'revision'> {
  const found = stored as Partial<Pick<Writing, 'answers' | 'saved' | 'revision'>> | null
  if (typeof found?.revision !== 'number' || !found.answers || !found.saved) {
    return { answers, saved: answers, revision }
  }
  return { answers: answersOf(found.answers), saved: answersOf(found.saved), revision: found.revision }
}

function issuesOf(fields: Readonly<Record<string, string>>): SomeAnswers {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^answers\./, '') as RequirementName, message]),
  )
}

/** Keeps what isn't stored in this tab. */
function keepHere(entry: StoredEntry, { answers, saved, revision }: Writing): void {
  if (same(answers, saved)) entry.clear()
  else entry.write({ answers, saved, revision })
}

/** A save that may yet succeed is tried again automatically, and nobody has to be told why it didn't. */
function rejection(error: unknown, submit: boolean): Partial<Writing> {
  const status = error instanceof ApiFailure ? error.status : 0
  const mayPass = status === 0 || status === 401 || status === 429 || status >= 500
  const { fields, whole } = formProblems(error, t.formNotSaved())
  if (mayPass) return { state: 'failed', ...(submit && { problem: t.notSentFor({ why: whole }) }) }
  return { state: 'refused', problem: whole, issues: issuesOf(fields) }
}

/**
 * Saves a form while it is written, one save after the other. What is typed stays whatever happens; what someone else
 * saved in the meantime is joined with it question by question, and where both changed the same answer it waits.
 */
export function createAnswerWriter({ stored, entry, save, load, onStored, onJoined }: WriterParts) {
  const writing = createStore<Writing>({
    ...startOf(stored, entry.read()),
    state: 'resting',
    problem: null,
    issues: {},
    theirs: {},
  })
  /** What was sent last without an answer: it may have been stored. */
  let unanswered: RequirementAnswers | null = null
  let queue: Promise<unknown> = Promise.resolve()

  function change(changed: Partial<Writing>): void {
    writing.replace({ ...writing.read(), ...changed })
  }

  const keep = () => keepHere(entry, writing.read())

  function inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const result = queue.then(work, work)
    queue = result
    return result
  }

  function rejectWith(error: unknown, submit: boolean): false {
    change(rejection(error, submit))
    return false
  }

  /** Takes up what was saved elsewhere; true when there is nothing left to decide. */
  function join(newest: Requirements): boolean {
    const { answers, saved, issues } = writing.read()
    const before = unanswered && same(newest.answers, unanswered) ? newest.answers : saved
    const joined = joinAnswers(before, answers, newest.answers)
    const taken = changedAnswers(joined.answers, answers)
    if (taken.length > 0) onJoined()
    const remaining = Object.entries(issues).filter(([name]) => !taken.some((each) => each === name))
    change({
      ...joined,
      issues: Object.fromEntries(remaining),
      saved: newest.answers,
      revision: newest.revision,
      state: 'resting',
    })
    unanswered = null
    keep()
    onStored(newest)
    return !isUndecided(writing.read())
  }

  async function saveOnce(submit: boolean): Promise<boolean> {
    const { answers, revision } = writing.read()
    const newest = await save({ answers, submit, base_revision: revision })
    unanswered = null
    change({ saved: answers, revision: newest.revision, state: 'resting' })
    keep()
    onStored(newest)
    return true
  }

  async function attempt(submit: boolean, attempts = maxAttempts): Promise<boolean> {
    const present = writing.read()
    if (isUndecided(present)) return false
    if (!submit && !isUnsaved(present)) {
      if (present.state === 'failed') change({ state: 'resting' })
      return true
    }
    change({ state: 'saving', ...(submit && { problem: null, issues: {} }) })
    try {
      return await saveOnce(submit)
    } catch (error) {
      const wasChanged = error instanceof ApiFailure && error.code === 'requirements_changed'
      if (!wasChanged || attempts === 1) {
        if (!(error instanceof ApiFailure) || error.status === 0 || error.status >= 500) unanswered = present.answers
        return rejectWith(error, submit)
      }
      return await saveOverNewest(submit, attempts - 1, failureMessage(error, ''))
    }
  }

  async function saveOverNewest(submit: boolean, attempts: number, reason: string): Promise<boolean> {
    try {
      const newest = await load()
      const wasOurs = unanswered !== null && same(newest.answers, unanswered)
      if (!join(newest)) {
        change({ problem: reason })
        return false
      }
      if (!submit || wasOurs) return await attempt(submit, attempts)
      // Nobody sends what they haven't seen.
      await attempt(false, attempts)
      change({ problem: t.notSentChanged() })
      return false
    } catch (error) {
      return rejectWith(error, submit)
    }
  }

  return {
    read: writing.read,
    listen: writing.listen,
    type(name: RequirementName, text: string): void {
      const { answers, issues, state } = writing.read()
      const { [name]: _, ...others } = issues
      const again = state === 'refused' ? ({ state: 'resting', problem: null } as const) : {}
      change({ answers: { ...answers, [name]: text }, issues: others, ...again })
      keep()
    },
    /** What was typed is to stand, or what is stored, where both were changed. */
    decide(name: RequirementName, which: 'mine' | 'theirs'): void {
      const { answers, theirs } = writing.read()
      const { [name]: stored, ...undecided } = theirs
      const chosen = which === 'theirs' && stored !== undefined ? { ...answers, [name]: stored } : answers
      change({ answers: chosen, theirs: undecided, ...(Object.keys(undecided).length === 0 && { problem: null }) })
      keep()
    },
    /** Saves what isn't saved; true when nothing is left. */
    keep: () => inTurn(() => attempt(false)),
    /** Sends the form; false when something is missing or wrong, and then says what. */
    async submit(): Promise<boolean> {
      const missing = missingAnswers(writing.read().answers)
      if (missing.length === 0) return inTurn(() => attempt(true))
      change({
        issues: Object.fromEntries(missing.map((name) => [name, ui.required()])),
        problem: t.notSentFields(),
      })
      return false
    },
    /** What the page has loaded anew, unless something here is newer. */
    hear({ answers, revision }: Requirements): void {
      const present = writing.read()
      if (isUnsaved(present) || present.state === 'saving' || revision <= present.revision) return
      change({ answers, saved: answers, revision })
    },
  }
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>
