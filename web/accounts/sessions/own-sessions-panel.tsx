import type { OwnSession } from '@talentplace/contract/accounts/sessions/own-session.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { LastQuestion } from '../../ui/form/last-question.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'

const pageSize = 10
const reloads = ['accounts.listSessions'] as const

function SessionEntry({ session }: { session: OwnSession }) {
  const { uuid, device, address, created_date, last_used, is_current } = session
  const name = device ?? 'An unknown browser'
  const save = useSave('accounts.endSession', {
    reloads,
    reloadsOnError: true,
    errorMessage: 'That session could not be ended. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `Signed out of ${name}.` }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <Entry
      name={name}
      detail={
        <>
          Signed in <InstantTime instant={created_date} />
          {address && ` from ${address}`}
        </>
      }
      note={
        !is_current && (
          <>
            Last seen about <InstantTime instant={last_used} />
          </>
        )
      }
    >
      {is_current ? (
        <Tag tone="good">This browser</Tag>
      ) : (
        <Button
          variant="outline"
          busy={save.isPending}
          aria-label={`End the session of ${name}`}
          onClick={() => save.mutate({ params: { uuid } })}
        >
          End
        </Button>
      )}
    </Entry>
  )
}

function EndOthers() {
  const [asking, setAsking] = useState(false)
  const save = useSave('accounts.endOtherSessions', {
    reloads,
    errorMessage: 'The other sessions could not be ended. Please try again.',
    onSaved() {
      setAsking(false)
      notify({ kind: 'success', message: 'You are signed out everywhere else.' })
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        End all others
      </Button>
      <Dialog opened={asking} title="Sign out everywhere else?" onClose={() => setAsking(false)}>
        <LastQuestion
          keep="Keep them"
          act="End all others"
          busy={save.isPending}
          failure={save.failure}
          onKeep={() => setAsking(false)}
          onAct={() => save.mutate({})}
        >
          Every browser but this one is signed out at once. What isn’t saved there is lost.
        </LastQuestion>
      </Dialog>
    </>
  )
}

/** A1 Ours: where one is signed in, the present browser first; each can be ended from here. */
export function OwnSessionsPanel() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('accounts.listSessions', {
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  return (
    <Panel
      title="Where you are signed in"
      lead="Don’t know one of them? End it, and change your password."
      actions={data && data.count > 1 && <EndOthers />}
    >
      {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={64} />}
      {data && (
        <>
          <Entries>
            {data.sessions.map((session) => (
              <SessionEntry key={session.uuid} session={session} />
            ))}
          </Entries>
          <PageLinks
            label="Pages of your sessions"
            page={page}
            pages={Math.ceil(data.count / pageSize)}
            onPage={setPage}
          />
        </>
      )}
    </Panel>
  )
}
