import { pauseEffect } from './pauses/pause.routes.ts'
import { nextHours, seat } from './subscriptions/next-hours.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const subscriptionsSchemas = {
  NextHours: nextHours,
  NextHoursSeat: seat,
  PauseEffect: pauseEffect,
}
