import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { useQueryClient } from '@tanstack/react-query'
import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../platform/api/call.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { reload } from '../../ui/form/reloads.ts'
import { notify } from '../../ui/notice/toast.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import { createAnswerWriter, isUndecided, isUnsaved, type AnswerWriter } from './answer-writer.ts'
import { newestRequirements } from './use-requirements.ts'

const typingPause = 1_200
const retryPause = 5_000

/** Saves on a pause of typing, and after a failure again and again, at once when the network is back. */
function useSavingByItself(writer: AnswerWriter): void {
  const { answers, saved, state, theirs } = useSyncExternalStore(writer.listen, writer.read)
  useEffect(() => {
    if (!isUnsaved({ answers, saved }) || isUndecided({ theirs })) return undefined
    if (state === 'saving' || state === 'refused') return undefined
    const save = (): void => void writer.keep()
    const timer = setTimeout(save, state === 'failed' ? retryPause : typingPause)
    window.addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', save)
    }
  }, [writer, answers, saved, state, theirs])
  // Also when the page is left, or put away.
  useEffect(() => {
    const save = (): void => void writer.keep()
    document.addEventListener('visibilitychange', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [writer])
}

/** The welcome brief of a project, saved while it is written. A component for each project (a React key). */
export function useAnswerWriter(requirements: Requirements) {
  const client = useQueryClient()
  const { project_uuid: uuid } = requirements
  const [writer] = useState(() =>
    createAnswerWriter({
      stored: requirements,
      entry: storedEntry(`talentplace.requirements.${uuid}`, 'tab'),
      save: (body) => call('projects.saveRequirements', { params: { uuid }, body }),
      load: () => call('projects.getRequirements', { params: { uuid }, query: {} }),
      onStored(stored) {
        const known = newestRequirements(uuid)
        void client.cancelQueries({ queryKey: known, exact: true })
        client.setQueryData(known, stored)
        void reload(client, showsSubscriptions)
      },
      onJoined: () => notify({ kind: 'info', message: t.joined() }),
    }),
  )
  const writing = useSyncExternalStore(writer.listen, writer.read)
  useEffect(() => writer.hear(requirements), [writer, requirements])
  useSavingByItself(writer)
  useUnsaved(isUnsaved(writing))
  return { writer, writing }
}
