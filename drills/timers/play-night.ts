import { randomUUID } from 'node:crypto'
import { tabs, type Pressed } from '@talentplace/server/testing/timers/night-of-tabs'
import type { Line } from '../lossy-line.ts'
import type { Worker } from './workers.ts'

export interface Night {
  readonly worker: Worker
  readonly events: readonly Pressed[]
  /** Said to the server and answered with 200, by uuid. */
  readonly taken: Set<string>
  refused: number
}

/** What comes in at about the same time, from different tabs. */
function* batches(events: readonly Pressed[]): Generator<Pressed[]> {
  let batch: Pressed[] = []
  for (const event of events) {
    if (batch.some(({ tab }) => tab === event.tab) || batch.length === tabs) {
      yield batch
      batch = []
    }
    batch.push(event)
  }
  yield batch
}

/** Stops both timers in the morning. */
function morning(events: readonly Pressed[]): Pressed[] {
  const at = Math.max(...events.map(({ arrives }) => arrives)) + 60
  const stop = (timer: number): Pressed => {
    const uuid = randomUUID()
    return { event: 'stop', uuid, tab: timer, timer, at, arrives: at, replace: false }
  }
  return [stop(0), stop(1)]
}

/** One assistant's night: their tabs' events as they come in, those of one moment at once. */
export async function playNight(
  worker: Worker,
  line: Line,
  night: readonly Pressed[],
  onAnswer: () => void,
): Promise<Night> {
  const events = [...night, ...morning(night)]
  const played: Night = { worker, events, taken: new Set(), refused: 0 }
  const instant = (seconds: number) => new Date(worker.begin.getTime() + seconds * 1000).toISOString()

  /** Time by hand, which is refused where it is taken. Said again it is in its own way, and refused. */
  async function log({ at, seconds = 0 }: Pressed, now: number): Promise<void> {
    const interval = { start_at: instant(at), end_at: instant(at + seconds) }
    const body = { rate_plan_uuid: worker.rate_plan_uuid, ...interval, description: 'By hand' }
    const answer = await line.send('POST', '/time', body, { 'x-now': instant(now) })
    onAnswer()
    if (answer.status !== 200 && answer.status !== 409) throw new Error(`/time: ${JSON.stringify(answer)}`)
  }

  async function say(pressed: Pressed, now: number): Promise<void> {
    const { event, uuid, timer, at, replace } = pressed
    if (event === 'log') return log(pressed, now)
    const path = `/timers/${worker.timers[timer]}/events`
    const answer = await line.send('POST', path, { event, uuid, at: instant(at), replace }, { 'x-now': instant(now) })
    onAnswer()
    if (answer.status === 200) played.taken.add(uuid)
    // What ran has to be taken, so that only a start is refused.
    else if (answer.status === 409 && (event === 'start' || event === 'resume')) played.refused += 1
    else throw new Error(`${path}: ${JSON.stringify(answer)}`)
  }

  for (const batch of batches(events)) {
    const now = Math.max(...batch.map(({ arrives }) => arrives))
    await Promise.all(batch.map((event) => say(event, now)))
  }
  return played
}
