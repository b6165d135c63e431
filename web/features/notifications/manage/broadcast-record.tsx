import { broadcastStates } from '@talentplace/contract/notifications/broadcast.states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Broadcast } from '@talentplace/contract/notifications/broadcasts/broadcast.routes'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { textInZone } from '../../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../../platform/viewer-zone/use-viewer-clock.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { RecordPage } from '../../../ui/record-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { TypedConfirmation } from '../../../ui/typed-confirmation.tsx'
import { BroadcastEditor } from './broadcast-editor.tsx'
import { valuesOf } from './broadcast-values.ts'
import { people } from './broadcast-words.ts'
import { StateTag } from '../../../ui/state-tag.tsx'

const list = { label: 'Manage notifications', to: paths.managedNotifications() }
const failed = 'The notification could not be loaded. Please try again.'

function Withdrawal({ broadcast }: { broadcast: Broadcast }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  async function withdraw(): Promise<void> {
    await call('notifications.withdrawBroadcast', { params: { uuid: broadcast.uuid } })
    setAsking(false)
    notify({ kind: 'success', message: 'The notification is withdrawn.' })
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).endsWith('Broadcast') })
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Withdraw this notification?"
        requiredText="withdraw"
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>It disappears from everybody’s list. Staff keep seeing here that it was there.</p>
      </TypedConfirmation>
    </>
  )
}

/** The times of a notification on the writer's clock; null until known. */
function useTimes({ starts, ends }: Broadcast, timezone: string | undefined) {
  const { data } = useQuery({
    queryKey: ['notifications.times', starts, ends, timezone],
    queryFn: async () => {
      if (timezone === undefined) return null
      return { starts: await textInZone(starts, timezone), ends: await textInZone(ends, timezone) }
    },
    enabled: timezone !== undefined,
    staleTime: Infinity,
  })
  return data ?? null
}

function Editor({ broadcast, mayPick }: { broadcast: Broadcast; mayPick: boolean }) {
  const client = useQueryClient()
  const timezone = useViewerClock()?.timezone
  const times = useTimes(broadcast, timezone)
  if (timezone === undefined || times === null) return <Skeleton height={420} />
  return (
    <BroadcastEditor
      broadcast={broadcast}
      initialValues={valuesOf(broadcast, times)}
      timezone={timezone}
      mayPick={mayPick}
      onSaved={(saved) => {
        client.setQueryData(['notifications.getBroadcast', { params: { uuid: saved.uuid } }], saved)
        notify({ kind: 'success', message: 'Saved.' })
      }}
    />
  )
}

/** One that staff composed: its text, audience, schedule and results; changed as far as it still can be. */
export function BroadcastRecord({ uuid, mayPick }: { uuid: string; mayPick: boolean }) {
  const { data, error, refetch } = useApi('notifications.getBroadcast', { params: { uuid } })
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordPage
      list={list}
      title={data?.title ?? 'Notification'}
      about={
        data && (
          <>
            <StateTag of={broadcastStates} state={data.state} />
            <span>{data.audience_title}</span>
            <span>
              Written <InstantTime instant={data.created_date} />
              {data.sender_name !== null && ` by ${data.sender_name}`}
            </span>
            <span>Read by {people(data.results.read)}</span>
            <span>{data.results.mailed.toLocaleString('en-CA')} emailed</span>
          </>
        )
      }
      actions={data && data.state !== 'withdrawn' && <Withdrawal broadcast={data} />}
    >
      {data ? (
        <Editor key={data.uuid} broadcast={data} mayPick={mayPick} />
      ) : gone ? (
        <EmptyState
          title="There is no such notification"
          actions={<LinkButton to={paths.managedNotifications()}>All notifications</LinkButton>}
        />
      ) : error ? (
        <LoadFailure message={failureMessage(error, failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </RecordPage>
  )
}
