import type { MeetingWay } from '@talentplace/contract/core/calendar/meeting-ways'
import { useConfiguration } from '../../platform/configuration/configuration.ts'

/** The ways on offer; the first is the usual one. */
export function useMeetingWays(): readonly MeetingWay[] {
  return useConfiguration().data?.meeting_ways ?? ['call_you']
}
