import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { notify } from '../../ui/notice/toast.ts'
import type { AnsweredPlace } from '../registration/kept-answers.ts'
import type { FoundPlace } from './place-source.ts'

/** A1.11: the place with the zone at its coordinates. A failure is told and keeps nobody from going on without it. */
export async function withZone(place: FoundPlace): Promise<AnsweredPlace> {
  const { latitude, longitude } = place
  try {
    const { timezone, timezone_offset } = await call('places.findTimezone', { body: { latitude, longitude } })
    return { ...place, timezone, timezone_offset }
  } catch (error) {
    const message = failureMessage(error, 'Could not get timezone and timezone offset')
    notify({ kind: 'error', id: 'timezone', message })
    return { ...place, timezone: null, timezone_offset: null }
  }
}
