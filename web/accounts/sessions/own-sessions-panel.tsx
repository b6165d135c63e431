import * as t from '@talentplace/contract/accounts/messages/sessions'
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
import { Rich } from '../../ui/rich.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'

const pageSize = 10
const reloads = ['accounts.listSessions'] as const

function SessionEntry({ session }: { session: OwnSession }) {
  const { uuid, device, address, created_date, last_used, is_current } = session
  const name = device ?? t.unknownBrowser()
  const save = useSave('accounts.endSession', {
    reloads,
    reloadsOnError: true,
    errorMessage: t.notEnded(),
    onSaved: () => notify({ kind: 'success', message: t.ended({ name }) }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <Entry
      name={name}
      detail={
        address ? (
          <Rich of={t.signedInFrom} values={{ address }} when={() => <InstantTime instant={created_date} />} />
        ) : (
          <Rich of={t.signedIn} values={{}} when={() => <InstantTime instant={created_date} />} />
        )
      }
      note={!is_current && <Rich of={t.lastSeen} values={{}} when={() => <InstantTime instant={last_used} />} />}
    >
      {is_current ? (
        <Tag tone="good">{t.thisBrowser()}</Tag>
      ) : (
        <Button
          variant="outline"
          busy={save.isPending}
          aria-label={t.endOf({ name })}
          onClick={() => save.mutate({ params: { uuid } })}
        >
          {t.end()}
        </Button>
      )}
    </Entry>
  )
}

function EndOthers() {
  const [asking, setAsking] = useState(false)
  const save = useSave('accounts.endOtherSessions', {
    reloads,
    errorMessage: t.othersNotEnded(),
    onSaved() {
      setAsking(false)
      notify({ kind: 'success', message: t.othersEnded() })
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t.endOthers()}
      </Button>
      <Dialog opened={asking} title={t.askOthers()} onClose={() => setAsking(false)}>
        <LastQuestion
          keep={t.keepThem()}
          act={t.endOthers()}
          busy={save.isPending}
          failure={save.failure}
          onKeep={() => setAsking(false)}
          onAct={() => save.mutate({})}
        >
          {t.othersNote()}
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
    <Panel title={t.title()} lead={t.lead()} actions={data && data.count > 1 && <EndOthers />}>
      {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={64} />}
      {data && (
        <>
          <Entries>
            {data.sessions.map((session) => (
              <SessionEntry key={session.uuid} session={session} />
            ))}
          </Entries>
          <PageLinks label={t.pages()} page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
        </>
      )}
    </Panel>
  )
}
