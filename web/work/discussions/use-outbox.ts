import * as t from '@talentplace/contract/work/messages/discussions'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'
import { catchUp, channelState } from '../../platform/realtime/realtime.ts'
import { again, failed, nextOf, readOutbox, without, type Outbox, type Outgoing } from './outbox.ts'

/** True where only the line, or a server that isn't there for a moment, kept a message back. */
const isPassing = (error: unknown) => error instanceof ApiFailure && (error.status === 0 || error.status === 503)

/**
 * What a person has written in a thread and the server doesn't have yet. It is kept in the browser, for every tab and over a reload,
 * until it is sent or given up; both tabs may send it, and it arrives once.
 */
export function useOutbox({
  user,
  uuid,
  onUploaded,
}: {
  user: string
  uuid: string
  onUploaded: (message: Message) => void
}) {
  const [entry] = useState(() => storedEntry(`talentplace.outbox.${user}.${uuid}`))
  const [outbox, setOutbox] = useState<Outbox>(() => readOutbox(entry.read()))
  const sending = useRef(false)
  const next = nextOf(outbox)

  const change = useCallback(
    (how: (latest: Outbox) => Outbox) => {
      const changed = how(readOutbox(entry.read()))
      if (changed.length === 0) entry.clear()
      else entry.write(changed)
      setOutbox(changed)
    },
    [entry],
  )

  useEffect(() => {
    async function post(message: Outgoing): Promise<void> {
      const files = message.files.map((file) => file.uuid)
      const body = { uuid: message.uuid, body: message.body, files }
      try {
        onUploaded(await call('discussions.postMessage', { params: { uuid }, body }))
        sending.current = false
        change((latest) => without(latest, message.uuid))
      } catch (error) {
        sending.current = false
        const why = { failure: failureMessage(error, t.whyNotSent()), offline: isPassing(error) }
        change((latest) => failed(latest, message.uuid, why))
      }
    }
    if (next === undefined || sending.current) return
    sending.current = true
    void post(next)
  }, [next, uuid, onUploaded, change])

  useEffect(() => {
    const retry = () => change((latest) => again(latest, null))
    const ends = [
      catchUp.listen(retry),
      channelState.listen(() => {
        if (channelState.read() === 'up') retry()
      }),
    ]
    window.addEventListener('online', retry)
    return () => {
      ends.forEach((end) => end())
      window.removeEventListener('online', retry)
    }
  }, [change])

  return {
    outbox,
    send: (body: string, files: readonly StoredFile[]) =>
      change((latest) => [...latest, { uuid: newUuid(), body, files, failure: null, offline: false }]),
    sendAgain: (message: string) => change((latest) => again(latest, message)),
    giveUp: (message: string) => change((latest) => without(latest, message)),
  }
}
