/** What each kind of meeting is called. */
export const meetingTitles = {
  discovery: 'Discovery call',
  matching: 'Matching meeting',
  onboarding: 'Onboarding meeting',
  interview: 'Interview',
  applicant_interview: 'Interview with our talent team',
  applicant_onboarding: 'Onboarding session',
} as const
