import type { Timer, TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useFeature } from '../../platform/session/use-feature.ts'
import { useSession } from '../../platform/session/session.ts'
import { controllerOf, type TimerReply } from './browser-controller.ts'
import { followAnswers } from './follow-answers.ts'
import type { QueuedEvent } from './queued-event.ts'
import { timeOfServer } from './server-clock.ts'
import { uuidLength } from './timer-id.ts'
import { toTimerViews } from './to-timer-views.ts'
import type { TimerController } from './timer-controller.ts'
import { timersKey } from './timers-key.ts'

export type TimerList = Reply<'time.listTimers'>

/** How often a timer that runs is looked after: "Still working?" comes from the server. */
const everyFiveMinutes = 300_000

export interface Timers {
  /** As the person has left them, what still waits to be sent included; the running one first. */
  readonly timers: readonly Timer[]
  /** Undefined until the server has answered. */
  readonly list: TimerList | undefined
  readonly error: ApiFailure | null
  readonly retry: () => void
  readonly waiting: readonly QueuedEvent[]
  readonly rejected: readonly QueuedEvent[]
  /** The last try to send didn't get through. */
  readonly isCutOff: boolean
  readonly desk: TimerController<TimerReply>
}

async function loadTimers(signal: AbortSignal): Promise<TimerList> {
  const list = await call('time.listTimers', { signal })
  timeOfServer.note(list.now)
  return list
}

/** The list once the server has answered, for what is asked of it before. */
export const knownTimers = (client: QueryClient): Promise<TimerList> =>
  client.ensureQueryData({ queryKey: timersKey, queryFn: ({ signal }) => loadTimers(signal) })

/** A timer that was started here and that the server hasn't confirmed yet, with the names that its place is known by. */
function startedTimer(event: QueuedEvent, places: readonly TimerRatePlan[]): Timer {
  const project_uuid = event.id.slice(0, uuidLength)
  const task_uuid = event.id.slice(uuidLength) || null
  const own = places.filter((ratePlan) => ratePlan.project_uuid === project_uuid)
  const ratePlan = own.find(({ rate_plan_uuid }) => rate_plan_uuid === event.rate_plan_uuid) ?? own[0]
  return {
    id: event.id,
    project_uuid,
    project_name: ratePlan?.project_name ?? event.label,
    company: ratePlan?.company ?? '',
    task_uuid,
    task_name: ratePlan?.tasks.find(({ uuid }) => uuid === task_uuid)?.name ?? null,
    rate_plan_uuid: event.rate_plan_uuid ?? ratePlan?.rate_plan_uuid ?? '',
    state: 'running',
    description: event.description ?? '',
    billable: event.billable ?? true,
    seconds: 0,
    as_of: event.at,
    running_since: event.at,
    ask_still_working: false,
    moved: false,
    version: 0,
  }
}

/** The signed-in assistant's timers and where they can log time. */
export function useTimers(): Timers {
  const owner = useSession().user?.uuid ?? ''
  const isOn = useFeature('va', 'time')
  const client = useQueryClient()
  const desk = useMemo(() => controllerOf(owner, (made) => followAnswers(client, made)), [owner, client])
  const { waiting, rejected } = useSyncExternalStore(desk.shelves.listen, desk.shelves.read)
  const isCutOff = useSyncExternalStore(desk.isCutOff.listen, desk.isCutOff.read)
  const { data, error, refetch } = useQuery<TimerList, ApiFailure>({
    queryKey: timersKey,
    queryFn: ({ signal }) => loadTimers(signal),
    enabled: owner !== '' && isOn,
    refetchInterval: everyFiveMinutes,
  })
  const timers = useMemo(
    () => toTimerViews<Timer>(data?.timers ?? [], waiting, (event) => startedTimer(event, data?.places ?? [])),
    [data, waiting],
  )
  return { timers, list: data, error, retry: () => void refetch(), waiting, rejected: rejected, isCutOff, desk }
}
