import * as t from '@talentplace/contract/work/messages/discussions'
import type { Discussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { reload } from '../../ui/form/reloads.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Composer } from './composer.tsx'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { useConversation } from './use-conversation.ts'
import { useOutbox } from './use-outbox.ts'
import styles from './conversation.module.css'

/** Px above the end from which on new messages are followed. */
const nearEnd = 120

/** Stays at the end while messages come, unless the person reads further up; what comes above moves nothing. */
function useFollowedEnd(first: string | undefined, last: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ first: string | undefined; last: string | undefined; height: number } | null>(null)
  const following = useRef(true)
  useLayoutEffect(() => {
    const place = box.current
    if (place === null) return
    const seen = before.current
    if (seen && seen.first !== first && !following.current) place.scrollTop += place.scrollHeight - seen.height
    if (following.current && seen?.last !== last) place.scrollTop = place.scrollHeight
    before.current = { first, last, height: place.scrollHeight }
  }, [first, last])
  return {
    box,
    onScroll(): void {
      const place = box.current
      if (place) following.current = place.scrollHeight - place.scrollTop - place.clientHeight < nearEnd
    },
  }
}

/** Says how far the person has read, while they have the page before them; what fails is said with the next message. */
function useReading({ uuid, until, enabled }: { uuid: string; until: number; enabled: boolean }): void {
  const client = useQueryClient()
  const reported = useRef(0)
  useEffect(() => {
    function notify(): void {
      if (!enabled || until <= reported.current || document.visibilityState !== 'visible') return
      const before = reported.current
      reported.current = until
      call('discussions.readDiscussion', { params: { uuid }, body: { until } })
        .then(() => reload(client, ['discussions.listDiscussions', 'notifications.*']))
        .catch(() => {
          reported.current = before
        })
    }
    notify()
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  }, [client, uuid, until, enabled])
}

/** What is said in a thread, and where one says something. */
export function Conversation({ discussion }: { discussion: Discussion }) {
  const { uuid, kind, takes_part, status, participants } = discussion
  const { user } = useSession()
  const me = user?.uuid ?? ''
  const { data, error, refetch, earlier, loadEarlier, show } = useConversation(uuid)
  const { outbox, send, sendAgain, giveUp } = useOutbox({ user: me, uuid, onUploaded: show })
  const messages = data?.messages ?? []
  const last = messages.at(-1)
  useReading({ uuid, until: last?.position ?? 0, enabled: takes_part })
  const { box, onScroll } = useFollowedEnd(messages[0]?.uuid, outbox.at(-1)?.uuid ?? last?.uuid)
  const waiting = outbox.filter((each) => !messages.some((message) => message.uuid === each.uuid))

  if (error && !data)
    return <LoadFailure message={failureMessage(error, t.messagesNotLoaded())} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  const isLeft = kind === 'question' && participants.every(({ role }) => role === 'client')
  return (
    <div className={styles.conversation}>
      {kind === 'question' && <p className={styles.empty}>{t.beforeHiring()}</p>}
      {/* Read with the keyboard, too: what scrolls takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} className={styles.box} onScroll={onScroll} tabIndex={0} role="log" aria-label={t.messages()}>
        {data.earlier && (
          <div className={styles.earlier}>
            <Button variant="outline" busy={earlier.busy} onClick={() => void loadEarlier()}>
              {t.showEarlier()}
            </Button>
            {earlier.failure !== null && <p role="alert">{earlier.failure}</p>}
          </div>
        )}
        {messages.length === 0 && waiting.length === 0 && <p className={styles.empty}>{t.noMessages()}</p>}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <MessageRow
              key={message.uuid}
              discussion={uuid}
              message={message}
              own={message.sender.user_uuid === me}
              onChanged={show}
            />
          ))}
          {waiting.map((outgoing) => (
            <OutgoingRow
              key={outgoing.uuid}
              outgoing={outgoing}
              onSendAgain={() => sendAgain(outgoing.uuid)}
              onGiveUp={() => giveUp(outgoing.uuid)}
            />
          ))}
        </ol>
      </div>
      {status === 'closed' ? (
        <p className={styles.empty}>{t.isClosed()}</p>
      ) : isLeft ? (
        <p className={styles.empty}>{t.assistantLeft()}</p>
      ) : takes_part ? (
        <>
          {kind === 'project' && participants.every(({ role }) => role === 'client') && (
            <p className={styles.empty}>{t.onlyYours()}</p>
          )}
          <Composer draftKey={`talentplace.message.${me}.${uuid}`} onSubmit={send} />
        </>
      ) : (
        <p className={styles.empty}>{t.onlyLooking()}</p>
      )}
    </div>
  )
}
