import type { MeetingKind } from '@talentplace/contract/core/calendar/meeting'
import * as t from '@talentplace/contract/hiring/messages/meetings'

/** What each kind of meeting is called on pages, in their language. */
export const meetingNames: Readonly<Record<MeetingKind, string>> = {
  discovery: t.discoveryCall(),
  matching: t.matchingMeeting(),
  onboarding: t.onboardingMeeting(),
  interview: t.interview(),
  applicant_interview: t.applicantInterview(),
  applicant_onboarding: t.applicantOnboarding(),
}
