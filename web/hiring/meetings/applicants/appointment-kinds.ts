/** What an applicant’s appointment is among the meetings. */
export const meetingKindOf = { interview: 'applicant_interview', onboarding: 'applicant_onboarding' } as const

/** What an applicant calls it. */
export const appointmentNames = { interview: 'interview', onboarding: 'onboarding session' } as const

/** What shows an appointment, or whether its time is free. */
export const appointmentReloads = ['applications.*', 'meetings.*'] as const
