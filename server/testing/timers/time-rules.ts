import type { TimeRules } from '../../work/time/time-rules.ts'

export const timeRules: TimeRules = { officeZone: 'America/Toronto', officeRegion: 'CA-ON', ownDays: 7 }
