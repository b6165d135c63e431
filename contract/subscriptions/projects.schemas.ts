import { followUp, healthReason, projectHealth } from './care/care.routes.ts'
import {
  hoursForecast,
  overage,
  periodDays,
  periodHours,
  projectHours,
  rolloverHours,
  seatHours,
} from './hours/hours.routes.ts'
import { toPauseView } from './pauses/pause-view.ts'
import { backUp } from './rate-plans/back-up.routes.ts'
import { replacementRequested } from './rate-plans/replacement.routes.ts'
import { requirements, requirementsVersion } from './requirements/requirements.routes.ts'
import { clientProject } from './subscriptions/subscription.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const projectsSchemas = {
  BackUp: backUp,
  ClientProject: clientProject,
  FollowUp: followUp,
  HealthReason: healthReason,
  HoursForecast: hoursForecast,
  Overage: overage,
  PeriodDays: periodDays,
  PeriodHours: periodHours,
  ProjectHealth: projectHealth,
  ProjectHours: projectHours,
  ProjectRequirements: requirements,
  ReplacementRequest: replacementRequested,
  RequirementsVersion: requirementsVersion,
  RolloverHours: rolloverHours,
  SeatHours: seatHours,
  SubscriptionPause: toPauseView,
}
