import {
  answersOf,
  changedAnswers,
  type RequirementAnswers,
} from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import type { StoredEntry } from '../../platform/browser/stored-entry.ts'
import { createAnswerWriter, isUnsaved } from './answer-writer.ts'

const nothing = answersOf({})
const whole = answersOf({ tasks: 'The inbox', tools: 'Gmail', working_hours: 'Mornings', success: 'It is empty' })
const offline = new ApiFailure(0, { code: 'offline', message: 'You seem to be offline.' })

/** A tab's storage. */
function tab(): StoredEntry {
  let stored: string | null = null
  return {
    read: () => (stored === null ? null : JSON.parse(stored)),
    write: (value) => void (stored = JSON.stringify(value)),
    clear: () => void (stored = null),
  }
}

/** A server that keeps one form by the rules of the contract, and can lose what it is asked or what it answers. */
function formServer() {
  let answers = nothing
  let revision = 0
  let status: Requirements['status'] = null
  let loses: 'nothing' | 'calls' | 'answers' = 'nothing'
  const stored = (): Requirements => ({
    project_uuid: '01940000-0000-7000-8000-000000000000',
    project_name: 'Spring books',
    company: 'Maple Books',
    start_date: null,
    version: revision === 0 ? 0 : 1,
    revision,
    status,
    answers,
    changed: [],
    versions: [],
  })
  const keep = (given: RequirementAnswers, submit: boolean): void => {
    answers = given
    revision += 1
    status = submit ? 'submitted' : 'draft'
  }
  return {
    stored,
    lose: (what: typeof loses) => (loses = what),
    /** What someone else saves. */
    keep: (given: RequirementAnswers) => keep(given, false),
    load: async () => {
      if (loses === 'calls') throw offline
      return stored()
    },
    save: async (body: { answers: RequirementAnswers; submit: boolean; base_revision: number }) => {
      if (loses === 'calls') throw offline
      const isSame = changedAnswers(answers, body.answers).length === 0
      if (!isSame && body.base_revision !== revision) {
        throw new ApiFailure(409, { code: 'requirements_changed', message: 'Changed elsewhere.' })
      }
      if (!isSame || body.submit) keep(body.answers, body.submit)
      if (loses === 'answers') throw offline
      return stored()
    },
  }
}

function open(server: ReturnType<typeof formServer>, entry: StoredEntry = tab()) {
  let joins = 0
  const writer = createAnswerWriter({
    stored: server.stored(),
    entry,
    save: server.save,
    load: server.load,
    onStored: () => undefined,
    onJoined: () => (joins += 1),
  })
  return { writer, joins: () => joins }
}

it('keeps what is typed while a save is under way, and saves it with the next one', async () => {
  const server = formServer()
  const { writer } = open(server)
  writer.type('tasks', 'The in')
  const first = writer.keep()
  await Promise.resolve()
  writer.type('tasks', 'The inbox')
  await first
  expect(writer.read().answers.tasks).toBe('The inbox')
  expect(isUnsaved(writer.read())).toBe(true)
  await writer.keep()
  expect(server.stored()).toMatchObject({ revision: 2, answers: { tasks: 'The inbox' } })
  expect(isUnsaved(writer.read())).toBe(false)
})

it('says honestly that nothing is saved without a network, keeps it over a reload, and saves it later', async () => {
  const server = formServer()
  const entry = tab()
  const { writer } = open(server, entry)
  server.lose('calls')
  writer.type('tasks', 'The inbox')
  expect(await writer.keep()).toBe(false)
  expect(writer.read()).toMatchObject({ state: 'failed', problem: null })

  const reloaded = open(server, entry).writer
  expect(reloaded.read().answers.tasks).toBe('The inbox')
  server.lose('nothing')
  expect(await reloaded.keep()).toBe(true)
  expect(server.stored().answers.tasks).toBe('The inbox')
  expect(entry.read()).toBeNull()
})

it('a save whose answer was lost is no conflict with itself, also when more was typed since', async () => {
  const server = formServer()
  const { writer, joins } = open(server)
  writer.type('tasks', 'The inbox')
  server.lose('answers')
  await writer.keep()
  server.lose('nothing')
  writer.type('tasks', 'The inbox and invoices')
  expect(await writer.keep()).toBe(true)
  expect(server.stored()).toMatchObject({ revision: 2, answers: { tasks: 'The inbox and invoices' } })
  expect(joins()).toBe(0)
})

it('joins what another tab saved with what is typed here', async () => {
  const server = formServer()
  const { writer, joins } = open(server)
  server.keep({ ...nothing, tools: 'Gmail' })
  writer.type('tasks', 'The inbox')
  expect(await writer.keep()).toBe(true)
  expect(server.stored().answers).toMatchObject({ tasks: 'The inbox', tools: 'Gmail' })
  expect(joins()).toBe(1)
})

it('an answer that came from elsewhere is missing no more', async () => {
  const server = formServer()
  const { writer } = open(server)
  writer.type('tasks', 'The inbox')
  await writer.submit()
  server.keep({ ...whole, tasks: '', success: '' })
  await writer.keep()
  expect(writer.read().issues).toEqual({ success: 'Required' })
})

it('where both changed the same answer, nothing is saved before the person has decided', async () => {
  const server = formServer()
  const { writer } = open(server)
  server.keep({ ...nothing, tasks: 'Theirs' })
  writer.type('tasks', 'Mine')
  expect(await writer.keep()).toBe(false)
  expect(await writer.keep()).toBe(false)
  expect(writer.read()).toMatchObject({ answers: { tasks: 'Mine' }, theirs: { tasks: 'Theirs' } })
  expect(server.stored().answers.tasks).toBe('Theirs')
  writer.decide('tasks', 'mine')
  expect(await writer.keep()).toBe(true)
  expect(server.stored().answers.tasks).toBe('Mine')
})

it('sends nothing that is incomplete, and says at which answers', async () => {
  const server = formServer()
  const { writer } = open(server)
  for (const name of ['tasks', 'tools', 'working_hours'] as const) writer.type(name, whole[name])
  expect(await writer.submit()).toBe(false)
  expect(writer.read().issues).toEqual({ success: 'Required' })
  expect(server.stored().status).toBeNull()
  writer.type('success', whole.success)
  expect(await writer.submit()).toBe(true)
  expect(server.stored()).toMatchObject({ status: 'submitted', answers: whole })
})

it('sends nothing that the person has not seen: what was changed elsewhere is shown first', async () => {
  const server = formServer()
  server.keep(whole)
  const { writer } = open(server)
  server.keep({ ...whole, must_haves: 'French' })
  writer.type('tasks', 'Invoices')
  expect(await writer.submit()).toBe(false)
  expect(server.stored().status).toBe('draft')
  expect(writer.read().problem).toContain('Not sent yet')
  expect(await writer.submit()).toBe(true)
  expect(server.stored()).toMatchObject({
    status: 'submitted',
    answers: { ...whole, tasks: 'Invoices', must_haves: 'French' },
  })
})

it('a form that could not be sent stays a draft and says so until it is sent', async () => {
  const server = formServer()
  server.keep(whole)
  const { writer } = open(server)
  server.lose('calls')
  writer.type('tasks', 'Invoices')
  expect(await writer.submit()).toBe(false)
  server.lose('nothing')
  expect(await writer.keep()).toBe(true)
  expect(writer.read().problem).toContain('Not sent yet')
  expect(await writer.submit()).toBe(true)
  expect(writer.read().problem).toBeNull()
})

it('takes up what the page loads anew, unless something is typed here', () => {
  const server = formServer()
  const { writer } = open(server)
  server.keep({ ...nothing, tasks: 'Theirs' })
  writer.hear(server.stored())
  expect(writer.read().answers.tasks).toBe('Theirs')
  writer.type('tasks', 'Mine')
  server.keep({ ...nothing, tasks: 'Theirs again' })
  writer.hear(server.stored())
  expect(writer.read().answers.tasks).toBe('Mine')
})
