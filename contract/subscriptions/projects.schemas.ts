import { followUp, healthReason, projectHealth } from './care/care.routes.ts'
import {
  carriedHours,
  hoursForecast,
  overage,
  periodDays,
  periodHours,
  projectHours,
  seatHours,
} from './hours/hours.routes.ts'
import { assistantProject } from '../hiring/interest/interest.routes.ts'
import { board, candidate, openRole, target } from '../hiring/match-board/match-board.routes.ts'
import { shortlist, shortlisted } from '../hiring/match-board/shortlist.routes.ts'
import { pauseEffect } from '../billing/pauses/pause.routes.ts'
import { shownPause } from './pauses/shown-pause.ts'
import { backUp } from './rate-plans/back-up.routes.ts'
import { replacementAsked } from './rate-plans/replacement.routes.ts'
import { requirements, requirementsVersion } from './requirements/requirements.routes.ts'
import { nextHours, seat } from '../billing/subscriptions/next-hours.routes.ts'
import { clientProject } from './subscriptions/subscription.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const projectsSchemas = {
  AssistantProject: assistantProject,
  BackUp: backUp,
  ClientProject: clientProject,
  FollowUp: followUp,
  HealthReason: healthReason,
  HoursForecast: hoursForecast,
  MatchBoard: board,
  MatchCandidate: candidate,
  NextHours: nextHours,
  NextHoursSeat: seat,
  OpenRole: openRole,
  Overage: overage,
  PauseEffect: pauseEffect,
  PeriodDays: periodDays,
  PeriodHours: periodHours,
  ProjectHealth: projectHealth,
  ProjectHours: projectHours,
  ProjectRequirements: requirements,
  ReplacementRequest: replacementAsked,
  RequirementsVersion: requirementsVersion,
  RolloverHours: carriedHours,
  SeatHours: seatHours,
  Shortlist: shortlist,
  ShortlistedCandidate: shortlisted,
  ShortlistTarget: target,
  SubscriptionPause: shownPause,
}
