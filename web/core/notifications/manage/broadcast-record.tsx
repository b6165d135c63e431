import { broadcastStates } from '@talentplace/contract/core/notifications/broadcast.states'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Broadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { textInZone } from '../../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../../platform/viewer-zone/use-viewer-clock.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { ViewOnly } from '../../../ui/form/view-only.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { notify } from '../../../ui/notice/toast.ts'
import { TypedConfirmation } from '../../../ui/overlay/typed-confirmation.tsx'
import { BroadcastEditor } from './broadcast-editor.tsx'
import { valuesOf } from './broadcast-values.ts'
import { people } from './broadcast-words.ts'
import { StateTag } from '../../../ui/state-tag.tsx'

const list = { label: 'Manage notifications', to: staffPaths.managedNotifications() }

function Withdrawal({ broadcast }: { broadcast: Broadcast }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useSave('notifications.withdrawBroadcast', {
    reloads: ['notifications.getBroadcast', 'notifications.listBroadcasts', 'notifications.previewBroadcast'],
    errorMessage: 'The notification could not be withdrawn. Please try again.',
    onSaved() {
      setAsking(false)
      notify({ kind: 'success', message: 'The notification is withdrawn.' })
    },
  })
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Withdraw this notification?"
        requiredText="withdraw"
        onConfirm={() => withdraw.mutateAsync({ params: { uuid: broadcast.uuid } })}
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
    // What is being written stays on the page while others' times are read.
    placeholderData: keepPreviousData,
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

function About({ broadcast }: { broadcast: Broadcast }) {
  const { state, audience_title, created_date, sender_name, results } = broadcast
  return (
    <>
      <StateTag of={broadcastStates} state={state} />
      <span>{audience_title}</span>
      <span>
        Written <InstantTime instant={created_date} />
        {sender_name !== null && ` by ${sender_name}`}
      </span>
      <span>Read by {people(results.read)}</span>
      <span>{results.mailed.toLocaleString('en-CA')} emailed</span>
    </>
  )
}

/** One that staff composed: its text, audience, schedule and results; changed as far as it still can be. */
export function BroadcastRecord({ uuid, mayPick }: { uuid: string; mayPick: boolean }) {
  const mayEdit = useMay('admin_notification.edit')
  return (
    <RecordScreen
      list={list}
      record={useApi('notifications.getBroadcast', { params: { uuid } })}
      name={({ title }) => title}
      kind="Notification"
      missing={{
        title: 'There is no such notification',
        text: <LinkButton to={staffPaths.managedNotifications()}>All notifications</LinkButton>,
      }}
      loading={[420]}
      errorMessage="The notification could not be loaded. Please try again."
      renderAbout={(broadcast) => <About broadcast={broadcast} />}
      renderActions={(broadcast) => mayEdit && broadcast.state !== 'withdrawn' && <Withdrawal broadcast={broadcast} />}
    >
      {(broadcast) => (
        <ViewOnly when={!mayEdit}>
          <Editor key={broadcast.uuid} broadcast={broadcast} mayPick={mayPick} />
        </ViewOnly>
      )}
    </RecordScreen>
  )
}
