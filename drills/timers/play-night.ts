import { batches, type OfflineWork, type Sent } from '@talentplace/server/testing/timers/offline-devices'
import type { Line } from '../lossy-line.ts'
import type { Worker } from './workers.ts'

export interface Night {
  readonly worker: Worker
  readonly work: OfflineWork
  /** Said to the server and answered with 200, by uuid. */
  readonly taken: Set<string>
  rejected: number
}

/** One assistant's night: their tabs' events as they come in, those of one moment at once. */
export async function playNight(worker: Worker, line: Line, work: OfflineWork, onAnswer: () => void): Promise<Night> {
  const played: Night = { worker, work, taken: new Set(), rejected: 0 }
  const instant = (seconds: number) => new Date(worker.begin.getTime() + seconds * 1000).toISOString()

  /** Time by hand, which is refused where it is taken. Said again it is in its own way, and refused. */
  async function log({ at, seconds = 0 }: Sent, now: number): Promise<void> {
    const interval = { start_at: instant(at), end_at: instant(at + seconds) }
    const body = { rate_plan_uuid: worker.rate_plan_uuid, ...interval, description: 'By hand' }
    const answer = await line.send('POST', '/time', body, { 'x-now': instant(now) })
    onAnswer()
    if (answer.status !== 200 && answer.status !== 409) throw new Error(`/time: ${JSON.stringify(answer)}`)
  }

  async function say(sent: Sent, now: number): Promise<void> {
    const { event, uuid, timer, at, since, replace } = sent
    if (event === 'log') return log(sent, now)
    const path = `/timers/${worker.timers[timer]}/events`
    const answer = await line.send(
      'POST',
      path,
      { event, uuid, at: instant(at), replace, ...(since !== undefined && { since: instant(since) }) },
      { 'x-now': instant(now) },
    )
    onAnswer()
    if (answer.status === 200) played.taken.add(uuid)
    // What ran has to be taken, so that only a start is refused.
    else if (answer.status === 409 && (event === 'start' || event === 'resume')) played.rejected += 1
    else throw new Error(`${path}: ${JSON.stringify(answer)}`)
  }

  for (const batch of batches(work.sent)) {
    const now = Math.max(...batch.map(({ arrives }) => arrives))
    await Promise.all(batch.map((event) => say(event, now)))
  }
  return played
}
